import { ChannelList, Gate } from "#ui/detail/channel-list.tsx";
import { Part } from "#ui/detail/part.tsx";
import type { JobDay as Day } from "../schema.ts";

/** So many moments stand in two rows, so many in the first; of an odd number the heading takes the first place. */
const ACROSS: Readonly<Record<number, 3 | 4>> = { 5: 3, 6: 3, 7: 4, 8: 4 };

/** The working day along the channel, from its first hour to its last. */
export function JobDay({ day: { title, note, moments }, lang }: { day: Day; lang: string | undefined }) {
  const across = ACROSS[moments.length];
  return (
    <Part id="day" title={title} note={note} className={across && moments.length % 2 ? "day day-odd" : "day"}>
      <ChannelList label="day-title" across={across}>
        {moments.map(({ at, text }) => (
          <Gate key={`${at}${text}`}>
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
