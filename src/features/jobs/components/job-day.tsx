import { ChannelList, Gate } from "#ui/detail/channel-list.tsx";
import { Part } from "#ui/detail/part.tsx";
import type { JobDay as Day } from "../schema.ts";

/** The working day along the channel, from its first hour to its last. */
export function JobDay({ day: { title, note, moments }, lang }: { day: Day; lang: string | undefined }) {
  return (
    <Part id="day" title={title} note={note} className="day">
      <ChannelList label="day-title">
        {moments.map(({ at, text, sun, next }) => (
          <Gate key={`${at}${text}`} sun={sun} next={next}>
            {at && (
              <time dateTime={at}>
                <bdi>{at}</bdi>
              </time>
            )}
            <p lang={lang} dir={lang && "auto"}>
              {text}
            </p>
          </Gate>
        ))}
      </ChannelList>
    </Part>
  );
}
