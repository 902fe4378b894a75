import { ChannelList, Gate } from "#ui/detail/channel-list.tsx";
import { Part } from "#ui/detail/part.tsx";
import type { JobDay as Day } from "../schema.ts";

/** The working day along the channel, from its first hour to its last, under the sky of its hours. */
export function JobDay({ day, lang }: { day: Day; lang: string | undefined }) {
  const { title, note, moments, across, sky } = day;
  const isOdd = across && moments.length % 2;
  const [first, then] = sky.rows;
  return (
    <Part
      id="day"
      title={title}
      note={note}
      className={isOdd ? "day day-odd" : "day"}
      sky={{
        "--hours": sky.hours,
        "--first": first,
        "--then": then,
        ...(across && { "--across": `${across}` }),
        ...(sky.moon && { "--sun": sky.moon }),
      }}
    >
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
