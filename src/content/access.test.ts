import { expect, it } from "vitest";
import { author, editor, letIn, somebody } from "#tests/support/actors.ts";
import {
  changeRefusal,
  draftsRefusal,
  isUploadPublished,
  mayDownload,
  mayPublish,
  maySeeWaiting,
  mayWrite,
  publishesAtOnce,
} from "./access.ts";

it("authors, editors and administrators can write, and nobody else", () =>
  expect(letIn(mayWrite)).toEqual(["author", "editor", "administrator"]));
it("editors and administrators can publish, and nobody else", () =>
  expect(letIn(mayPublish)).toEqual(["editor", "administrator"]));
it("a pupil's place cannot write, whatever roles it had", () =>
  expect(mayWrite(somebody({ isPlace: true, roles: ["admin"] }))).toBe(false));

it("what an editor writes goes out at once", () => expect(publishesAtOnce(editor, { asDraft: false })).toBe(true));
it("what an editor asks to be kept as a draft does not", () =>
  expect(publishesAtOnce(editor, { asDraft: true })).toBe(false));
it("what an author writes does not go out", () => expect(publishesAtOnce(author, { asDraft: false })).toBe(false));

it("an author can change a draft", () => expect(changeRefusal(author, { isPlanned: false })).toBeNull());
it("an author cannot change what an editor planned", () =>
  expect(changeRefusal(author, { isPlanned: true })).toBe("publication_planned"));
it("an editor can change what is planned", () => expect(changeRefusal(editor, { isPlanned: true })).toBeNull());

it("editors and administrators can download a private file, and nobody else", () =>
  expect(letIn((actor) => mayDownload(actor, { isOpen: false }))).toEqual(["editor", "administrator"]));
it("an author can download what is their own or public, a reader nothing", () =>
  expect(letIn((actor) => mayDownload(actor, { isOpen: true }))).toEqual(["author", "editor", "administrator"]));
it("an editor's picture is there for readers at once", () =>
  expect(isUploadPublished(editor as never, { isPrivate: false })).toBe(true));
it("an author's picture is not", () => expect(isUploadPublished(author as never, { isPrivate: false })).toBe(false));
it("an author cannot see the upload of another that waits", () =>
  expect(letIn((actor) => maySeeWaiting(actor, { isOwn: false }))).toEqual(["editor", "administrator"]));
it("an author can see their own", () =>
  expect(letIn((actor) => maySeeWaiting(actor, { isOwn: true }))).toEqual(["author", "editor", "administrator"]));
it("a private file never is, an editor's neither", () =>
  expect(isUploadPublished(editor as never, { isPrivate: true })).toBe(false));

it("who may see drafts can ask for them", () => expect(draftsRefusal({ asks: true, maySee: true })).toBeNull());
it("nobody else can", () => expect(draftsRefusal({ asks: true, maySee: false })).toBe("forbidden"));
it("anybody can ask for what is published", () => expect(draftsRefusal({ asks: false, maySee: false })).toBeNull());
