import type { DeskPageReply, DeskRow, Input } from '@cert/shared/contract';
import { deskPageSize } from '@cert/shared/domain';
import { aDeskPage } from '@cert/shared/testing';

/**
 * Replies to `deskPage` from these rows, as far as a page needs it: by a part of the name, year and state, sorted by name
 * or year or as given, in pages. The rules are the server's (`arrangeDesk`).
 */
export function replyDeskPage(
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
