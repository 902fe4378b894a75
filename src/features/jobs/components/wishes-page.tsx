import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Table } from "#ui/table.tsx";
import type { WishList } from "../schema.ts";

interface WishesPageProps {
  readonly list: WishList;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** Which full profiles readers ask for, the most wanted first. */
export function WishesPage({ list, locale, timeZone }: WishesPageProps) {
  const { wishes, page, pageCount } = list;
  return (
    <div className="grid gap-6 pb-8">
      <PageTop title={m.jobs_wishes_title()} lead={m.jobs_wishes_lead()} />
      {wishes.length === 0 ? (
        <EmptyState title={m.jobs_wishes_none()}>
          <p>{m.jobs_wishes_none_text()}</p>
        </EmptyState>
      ) : (
        <Table
          caption={m.jobs_wishes_caption()}
          head={[m.jobs_wishes_profession(), m.jobs_wishes_count(), m.jobs_wishes_last()]}
          rows={wishes.map(({ slug, title, to, count, lastAt }) => ({
            key: slug,
            cells: [
              <Link key="to" to={to}>
                {title}
              </Link>,
              String(count),
              formatDate(lastAt, locale, timeZone),
            ],
          }))}
        />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        to={(number) => pathTo("adminWishes", {}, { page: number > 1 ? number : undefined })}
      />
    </div>
  );
}
