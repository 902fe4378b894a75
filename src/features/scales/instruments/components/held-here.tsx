import { Link } from "react-router";
import { pathTo } from "#shared/screens.ts";
import { Progress } from "#ui/progress.tsx";
import type { HeldWords } from "../operations/held-here.server.ts";

/** Over the form of signing in: what this device holds of the scale, and the way on without an account. */
export function HeldHere({ held: { title, words, done, of, text, goOn } }: { readonly held: HeldWords }) {
  return (
    <section className="sign-held" aria-label={title}>
      <Progress label={title} words={words} value={done} max={of} />
      <p>{text}</p>
      <p>
        <Link to={pathTo("careerTestTry", { number: "next" })}>{goOn}</Link>
      </p>
    </section>
  );
}
