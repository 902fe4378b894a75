import type { ShownNotice } from "#features/accounts/rules/notices.ts";
import type { News } from "#features/notifications/schema.ts";
import type { Ending } from "#features/privacy/schema.ts";
import type { CopyNotice, SiteSettings } from "#features/site/schema.ts";
import type { Display, DisplayMarks, LowData } from "#shared/display.ts";
import type { ScreenId } from "#shared/screens.ts";
import { useRootData } from "#ui/root-data.ts";

/** What a page says of its reader. */
export type OwnPart = Pick<SiteData, "person" | "saved" | "planned" | "news">;

/** What the bars need of every request; made by the root loader. */
export interface SiteData {
  readonly locale: "ar" | "en";
  readonly theme: Display["theme"];
  /** Attributes of the root element; none when nothing was chosen. */
  readonly marks?: Partial<DisplayMarks>;
  readonly site: Pick<SiteSettings, "name" | "logo" | "supportAddress" | "social" | "announcement" | "introVideo"> & {
    readonly timeZone: string;
    /** What the site is, in a sentence of its footer. */
    readonly about: string;
    /** Who runs it, where that is named. */
    readonly owner?: { readonly name: string; readonly emblem: string };
    readonly firstYear: number;
    readonly year: number;
    readonly publicUrl: string;
    /** Set while pages show an earlier copy of the content. */
    readonly copy: CopyNotice | null;
    /** Set where the page is drawn with little data. */
    readonly lowData?: LowData;
  };
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly accountType: string;
    /** A pupil's place in a class, not an account. */
    readonly isPlace: boolean;
    /** The address of their own picture, if they have one. */
    readonly picture: string | null;
    /** Set while the account is to be erased. */
    readonly ending: Ending | null;
    readonly mayOpenClasses: boolean;
    /** The staff screens this person may open. */
    readonly staff: readonly ScreenId[];
  } | null;
  /** What an account has saved, by ids; null for whoever keeps favourites on the device. */
  readonly saved: readonly string[] | null;
  /** What of the site an account's own plan names, by addresses. */
  readonly planned: readonly string[];
  /** What is new for whoever has an account. */
  readonly news: News | null;
  /** What has just happened, said once. */
  readonly notice: ShownNotice | null;
  /** Set where the reader's own part comes apart from the page, which is stored for all readers of a kind; filled once it is here. */
  readonly isApart?: "open" | "filled";
  /** Path and the query keys the screen declares, as the server knows them. */
  readonly path: string;
  readonly demo: boolean;
  /** Whether browsers may take the service worker, and with it the site. */
  readonly isInstallable: boolean;
  /** Names what this page sends without scripts; none on a page that visitors share. */
  readonly sending?: string;
  /** The code of this request that an error page shows. */
  readonly reference: string;
}

/** The root's data; throws outside of the root, which would be a fault of ours. */
export function useSite(): SiteData {
  const data = useRootData<SiteData>();
  if (!data) throw new Error("No root data.");
  return data;
}

/** The same, or null on the last-resort page, where no loader ran. */
export function useSiteOrNull(): SiteData | null {
  return useRootData<SiteData>() ?? null;
}
