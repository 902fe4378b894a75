import type { ComponentProps } from "react";
import { useHydrated } from "#ui/hydrated.ts";
import { PostForm } from "#ui/post-form.tsx";

/** A form of the plan: by scripts the page stays where it is, without them the answer leads to the item. */
export function PlanForm({ children, ...rest }: ComponentProps<typeof PostForm>) {
  const isAlive = useHydrated();
  return (
    <PostForm preventScrollReset {...rest}>
      {isAlive && <input type="hidden" name="stays" value="yes" />}
      {children}
    </PostForm>
  );
}
