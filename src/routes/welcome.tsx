import { redirect } from "react-router";
import { isWelcomed } from "#features/profile/access.ts";
import { questionWords, WelcomePage } from "#features/profile/components/welcome-page.tsx";
import { answerWelcome } from "#features/profile/operations/answer-welcome.server.ts";
import { viewWelcome } from "#features/profile/operations/view-welcome.server.ts";
import { welcomeForm } from "#features/profile/schema/welcome.ts";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import welcomeSheet from "#ui/styles/welcome-sheet.css?url";
import type { Route } from "./+types/welcome";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const { searchParams } = new URL(request.url);
  if (!isWelcomed(actor)) throw redirect(pathTo("home"), 303);
  const view = await viewWelcome(ctx, actor, { question: searchParams.get("step"), q: searchParams.get("q") });
  if (!view) throw redirect(pathTo("home"), 303);
  return { view };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(welcomeForm, form);
    const step = await answerWelcome(ctx, actor, input);
    const q = input.act === "add" || input.act === "remove" ? input.q : undefined;
    return redirect(step ? pathTo("welcome", {}, { step, q }) : pathTo("home"), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: welcomeSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("welcome") });

export default function Welcome({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const [title] = questionWords(view);
  return (
    <>
      <PageTitle title={title} isRefused={actionData !== undefined} />
      <WelcomePage key={view.question} view={view} refused={actionData} />
    </>
  );
}
