import type { OwnSignIn } from "#features/sign-ins/schema/sign-ins.ts";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/detail/facts.tsx";
import { PostForm } from "#ui/post-form.tsx";

const METHODS: Readonly<Record<string, () => string>> = {
  password: m.accounts_devices_method_password,
  activation: m.accounts_devices_method_activation,
  reset: m.accounts_devices_method_reset,
  google: m.accounts_devices_method_provider,
  place: m.accounts_devices_method_place,
};

interface DeviceListProps {
  readonly signIns: readonly OwnSignIn[];
  readonly locale: Locale;
  readonly timeZone: string;
}

/** The own sign-ins, each with the way to end it, and all at once. */
export function DeviceList({ signIns, locale, timeZone }: DeviceListProps) {
  return (
    <>
      <ul className="mt-6 grid gap-4" aria-label={m.accounts_devices_list()}>
        {signIns.map((signIn) => (
          <li key={signIn.id} className="card grid gap-3">
            <OneDevice signIn={signIn} locale={locale} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="many" className="mt-8 grid gap-4">
        <h2 id="many" className="h2">
          {m.accounts_devices_many()}
        </h2>
        <div className="flex flex-wrap gap-3">
          {signIns.length > 1 && <EndMany intent="others" label={m.accounts_devices_others()} />}
          <EndMany intent="all" label={m.accounts_devices_all()} />
        </div>
      </section>
    </>
  );
}

function OneDevice({ signIn, locale, timeZone }: { signIn: OwnSignIn } & Omit<DeviceListProps, "signIns">) {
  const { id, device, method, createdAt, lastUsedAt, isThis } = signIn;
  const date = (value: string) => <bdi>{formatDate(value, locale, timeZone, "dateTime")}</bdi>;
  return (
    <>
      <h2 className="h3" id={`device-${id}`}>
        {device ? (
          <bdi lang="en" dir="ltr">
            {device}
          </bdi>
        ) : (
          m.accounts_devices_unknown()
        )}
        {isThis && <span className="chip">{m.accounts_devices_this()}</span>}
      </h2>
      <dl className="device-facts">
        <Fact name={m.accounts_devices_how()}>{METHODS[method]?.()}</Fact>
        <Fact name={m.accounts_devices_begun()}>{date(createdAt)}</Fact>
        <Fact name={m.accounts_devices_used()}>{date(lastUsedAt)}</Fact>
      </dl>
      <PostForm>
        <input type="hidden" name="intent" value="one" />
        <input type="hidden" name="id" value={id} />
        <Button kind="quiet" small aria-describedby={`device-${id}`}>
          {m.accounts_devices_end()}
        </Button>
      </PostForm>
    </>
  );
}

function EndMany({ intent, label }: { intent: "others" | "all"; label: string }) {
  return (
    <PostForm>
      <input type="hidden" name="intent" value={intent} />
      <Button kind={intent === "all" ? "danger" : "quiet"}>{label}</Button>
    </PostForm>
  );
}
