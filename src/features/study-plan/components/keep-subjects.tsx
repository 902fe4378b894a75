import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { Keeping } from "../schema.ts";

const KEEP = "keep-subjects";

/** Keeps what is ticked, in the account or on the device; it stands among the subjects, its form beside theirs. */
export function KeepButton({ keeping: { subjects, isKept, said } }: { readonly keeping: Keeping }) {
  if (subjects === "") return null;
  return (
    <>
      {!isKept && (
        <Button kind="quiet" form={KEEP} name="subjects" value={subjects}>
          {m.study_plan_keep()}
        </Button>
      )}
      <p className={isKept ? "door-kept" : "hint"}>{said}</p>
    </>
  );
}

/** Forgets what is kept; it looks like the ways on that stand beside it. */
export function UnkeepButton({ keeping: { hasKept } }: { readonly keeping: Keeping }) {
  if (!hasKept) return null;
  return (
    <button type="submit" form={KEEP} name="subjects" value="">
      {m.study_plan_unkeep()}
    </button>
  );
}

/** A form cannot stand in another. */
export function KeepForm({ keeping }: { readonly keeping: Keeping }) {
  if (keeping.subjects === "" && !keeping.hasKept) return null;
  return <PostForm id={KEEP} preventScrollReset />;
}
