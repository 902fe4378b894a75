import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { Ending } from "../schema.ts";

/** On every page of somebody whose account is to be erased: the day, and the way to keep it. */
export function EndingBanner({ text, keep }: Ending) {
  return (
    <div className="wrap pt-4">
      <Alert kind="warn">
        <p>{text}</p>
        <PostForm action={pathTo("accountData")} className="pt-2">
          <Button small name="intent" value="keep">
            {keep}
          </Button>
        </PostForm>
      </Alert>
    </div>
  );
}
