import { type Account, type Actor, hasRole } from "#shared/actor.ts";

/** Whether somebody may write drafts and see what is not published. */
export function mayWrite(actor: Actor): actor is Account {
  return hasRole(actor, "author") || mayPublish(actor);
}

/** Whether somebody may decide what readers see. */
export function mayPublish(actor: Actor): actor is Account {
  return hasRole(actor, "editor");
}

/** What is written goes out at once where the writer may publish, unless they ask for a draft. */
export function publishesAtOnce(actor: Actor, { asDraft }: { readonly asDraft: boolean }): boolean {
  return mayPublish(actor) && !asDraft;
}

/** Why a writer cannot change a record: what an editor planned is changed by those who may plan. */
export function changeRefusal(writer: Actor, { isPlanned }: { readonly isPlanned: boolean }) {
  return isPlanned && !mayPublish(writer) ? "publication_planned" : null;
}

/** The file of a record, private or not, is handed out for saving to those who publish; to an author what is their own or public. */
export function mayDownload(actor: Actor, { isOpen }: { readonly isOpen: boolean }): boolean {
  return mayPublish(actor) || (isOpen && mayWrite(actor));
}

/** An editor's upload is there for readers at once; an author's waits until what shows it, or the file itself, is published. A private one never is. */
export function isUploadPublished(writer: Account, { isPrivate }: { readonly isPrivate: boolean }): boolean {
  return mayPublish(writer) && !isPrivate;
}

/** An upload that waits is seen by its author and by those who may publish it. */
export function maySeeWaiting(actor: Actor, { isOwn }: { readonly isOwn: boolean }): boolean {
  return mayPublish(actor) || (isOwn && mayWrite(actor));
}

/** A question about drafts is refused to whoever may not see them, guests alike. */
export function draftsRefusal({ asks, maySee }: { readonly asks: boolean; readonly maySee: boolean }) {
  return asks && !maySee ? "forbidden" : null;
}
