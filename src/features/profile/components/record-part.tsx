import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { lightOf } from "#ui/drawing-light.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { Icon } from "#ui/icon.tsx";
import { LateDrawing } from "#ui/late-drawing.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type LinkKind, MAX, NAMED_KINDS } from "../rules.ts";
import type { Editing, FoundRecord, LinkItem } from "../schema/view.ts";
import { DegreeForm, degreeNote } from "./degree-form.tsx";
import { Nothing, type PartProps, profileAddress } from "./part-frame.tsx";

const FIND_WORDS: Readonly<Record<LinkKind, () => string>> = {
  job: m.profile_find_job,
  "future-skill": m.profile_find_skill,
  university: m.profile_find_university,
  "academic-degree": m.profile_find_degree,
};

/** What is drawn of a skill that is no longer in the library. */
const UNKNOWN_SKILL = "A0 meeting star";

/** A title inside a sentence, in whichever direction it runs. */
export const isolated = (title: string) => `\u2068${title}\u2069`;
const titleOf = (item: Pick<LinkItem, "title">) => item.title ?? m.profile_gone();

/** A list chosen from the library: each press saves. */
export function RecordPart({ kind, view, refused, isEditing }: PartProps & { readonly kind: LinkKind }) {
  const items = view.profile.records[kind];
  if (!isEditing) return items.length > 0 ? <Chosen kind={kind} items={items} /> : <Nothing />;
  return (
    <div className="grid gap-4">
      <FormFault refused={refused} />
      {items.length > 0 && <Kept kind={kind} items={items} editing={view.editing} />}
      <Find kind={kind} view={view} />
      <p>
        <ButtonLink kind="quiet" to={profileAddress(kind)} preventScrollReset>
          {m.profile_done()}
        </ButtonLink>
      </p>
    </div>
  );
}

function Chosen({ kind, items }: { readonly kind: LinkKind; readonly items: readonly LinkItem[] }) {
  if (kind === "future-skill")
    return (
      <ul className="profile-skills">
        {items.map(({ id, to, scene = UNKNOWN_SKILL, ...item }) => (
          <li key={id} data-env={hueOf(to ?? "", null, scene)}>
            <FigureDrawing name={scene.split(" ")[2] ?? ""} className="" />
            {to ? <Link to={to}>{titleOf(item)}</Link> : <bdi>{titleOf(item)}</bdi>}
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={items.some(({ scene }) => scene) ? "profile-wanted" : "profile-records"}>
      {items.map(({ scene, near, ...item }) => (
        <li
          key={item.id}
          data-env={scene && hueOf(item.to ?? "", null, scene)}
          data-light={scene && lightOf(item.to ?? "")}
        >
          {scene && <LateDrawing seed={item.to ?? ""} format="wide" scene={scene} />}
          {item.to ? <Link to={item.to}>{titleOf(item)}</Link> : <bdi>{titleOf(item)}</bdi>}
          {near && <p className="hint">{near}</p>}
          {degreeNote(item) && <span className="hint">{degreeNote(item)}</span>}
        </li>
      ))}
    </ul>
  );
}

interface KeptProps {
  readonly kind: LinkKind;
  readonly items: readonly LinkItem[];
  readonly editing: Editing;
}

function Kept({ kind, items, editing }: KeptProps) {
  return (
    <ul className="profile-records">
      {items.map((item) => (
        <li key={item.id}>
          <div className="profile-record">
            <bdi>{titleOf(item)}</bdi>
            <PostForm preventScrollReset>
              <input type="hidden" name="part" value={kind} />
              <input type="hidden" name="id" value={item.id} />
              <input type="hidden" name="find" value={editing.find ?? ""} />
              <Button
                kind="quiet"
                small
                name="act"
                value="drop"
                aria-label={m.profile_remove_this({ title: isolated(titleOf(item)) })}
              >
                {m.profile_remove()}
              </Button>
            </PostForm>
          </div>
          {kind === "academic-degree" && <DegreeForm item={item} title={titleOf(item)} />}
        </li>
      ))}
    </ul>
  );
}

function Find({ kind, view }: { kind: LinkKind; view: PartProps["view"] }) {
  const { editing, found, profile } = view;
  const chosen = new Set(profile.records[kind].map(({ documentId }) => documentId));
  const words = editing.find?.trim() ?? "";
  return (
    <div className="grid gap-3">
      <Form className="profile-find" role="search" preventScrollReset>
        <input type="hidden" name="edit" value={kind} />
        <TextField
          key={words}
          name="find"
          type="search"
          label={FIND_WORDS[kind]()}
          defaultValue={words}
          maxLength={MAX.name}
          autoComplete="off"
        />
        <Button kind="quiet">
          <Icon name="search" />
          {m.profile_find()}
        </Button>
      </Form>
      {found.length > 0 ? (
        <FoundList kind={kind} found={found} chosen={chosen} words={words} />
      ) : (
        <p role="status">{m.profile_found_none({ words: isolated(words) })}</p>
      )}
      {words !== "" && NAMED_KINDS.includes(kind) && (
        <AddForm kind={kind} words={words} name="name" value={words.slice(0, MAX.name)}>
          {m.profile_add_named({ name: isolated(words.slice(0, MAX.name)) })}
        </AddForm>
      )}
    </div>
  );
}

interface FoundProps {
  readonly kind: LinkKind;
  readonly found: readonly FoundRecord[];
  readonly chosen: ReadonlySet<string | null>;
  readonly words: string;
}

function FoundList({ kind, found, chosen, words }: FoundProps) {
  return (
    <ul className="profile-records" aria-label={m.profile_found()}>
      {found.map(({ documentId, title }) => (
        <li key={documentId} className="profile-record">
          <bdi>{title}</bdi>
          {chosen.has(documentId) ? (
            <span className="hint">{m.profile_chosen()}</span>
          ) : (
            <AddForm
              kind={kind}
              words={words}
              name="documentId"
              value={documentId}
              label={m.profile_add_this({ title: isolated(title) })}
            >
              {m.profile_add()}
            </AddForm>
          )}
        </li>
      ))}
    </ul>
  );
}

interface AddFormProps {
  readonly kind: LinkKind;
  /** What was looked for: the page comes back with it. */
  readonly words: string;
  readonly name: "documentId" | "name";
  readonly value: string;
  readonly label?: string;
  readonly children: string;
}

function AddForm({ kind, words, name, value, label, children }: AddFormProps) {
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="part" value={kind} />
      <input type="hidden" name="find" value={words} />
      <input type="hidden" name={name} value={value} />
      <Button kind="quiet" small name="act" value="add" aria-label={label}>
        {children}
      </Button>
    </PostForm>
  );
}
