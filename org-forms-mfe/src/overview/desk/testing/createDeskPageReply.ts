import type { DeskPageReply, DeskRow, Input } from '@cert/shared/contract';
import { deskPageSize } from '@cert/shared/domain';
import { aDeskPage } from '@cert/shared/testing';

/**
 * A fake `deskPage`: filters these rows by a part of the name, by year and by state, sorts them by name or year, and
 * splits them into pages. The server's rules are less simple (`filterAndSortDesk`), for example for diacritics.
 */
export function createDeskPageReply(
  rows: readonly DeskRow[],
  { text = '', year, state, sort, order, page = 1 }: Input<'deskPage'>,
): DeskPageReply {
  const matching = rows.filter(
    (row) =>
      row.title.toLowerCase().includes(text.toLowerCase()) &&
      (year === undefined || row.year === Number(year)) &&
      (state === undefined || row.state === state),
  );
  const sign = order === 'descending' ? -1 : 1;
  if (sort === 'title') matching.sort((a, b) => sign * a.title.localeCompare(b.title));
  if (sort === 'year') matching.sort((a, b) => sign * (a.year - b.year));
  const pages = Math.max(1, Math.ceil(matching.length / deskPageSize));
  const shown = Math.min(Number(page), pages);
  const start = (shown - 1) * deskPageSize;
  return {
    ...aDeskPage(rows),
    rows: matching.slice(start, start + deskPageSize),
    ...{ page: shown, pages, total: matching.length },
  };
}
