import { ChannelList, Gate } from "#ui/detail/channel-list.tsx";
import { Part } from "#ui/detail/part.tsx";
import { Hour } from "#ui/hour.tsx";
import type { JobDay as Day } from "../schema.ts";

/** The working day along the channel, from its first hour to its last, under the sky of its hours. */
export function JobDay({ day, lang }: { day: Day; lang: string | undefined }) {
  const { title, note, moments, across, sky } = day;
  const rows = across && (moments.length % 2 ? "day day-rows day-odd" : "day day-rows");
  const turn = across && across - (moments.length % 2) - 1;
  return (
    <Part
      id="day"
      title={title}
      note={note}
      className={rows || "day"}
      sky={{
        "--hours": sky.hours,
        ...(across && { "--across": `${across}` }),
        ...(sky.moon && { "--sun": sky.moon }),
        ...(sky.end && { "--end": sky.end }),
        ...(sky.isLow && { "--sunk": "50%" }),
      }}
    >
      <ChannelList label="day-title" across={across}>
        {moments.map(({ at, text }, place) => (
          <Gate key={`${at}${text}`} turns={place === turn}>
            {at && <Hour at={at} />}{" "}
            <p lang={lang} dir={lang && "auto"}>
              {text}
            </p>
          </Gate>
        ))}
      </ChannelList>
    </Part>
  );
}
