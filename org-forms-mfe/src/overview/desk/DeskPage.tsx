import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DeskRow } from '@cert/shared/contract';
import { Loaded, useLanguage, useRead } from '@cert/shared/platform';
import { Button, color, fontSize, layoutSize, Notice, space } from '@cert/shared/ui';
import { filterAndSortRows } from './filterAndSortRows.ts';
import { ClientCards } from './ClientCards.tsx';
import { DeskFilter } from './DeskFilter.tsx';
import { DeskHead } from './DeskHead.tsx';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { DeskTable } from './DeskTable.tsx';
import { defaultFilterAndSort, useFilterAndSort } from './useFilterAndSort.ts';

/**
 * All questionnaires of the user with their states: on `/` in the shell's slot, and for certifiers at
 * `/{id}/questionnaires`, kept up to date while it is visible. Users who are only clients get cards, others a table. See docs/product/site.md#desk.
 */
export function DeskPage() {
  const { t } = useTranslation('org-forms');
  const rows = useRead('desk', {}, { isLive: true });
  const isLoading = rows.data === undefined && !rows.failure;
  return (
    <Page>
      <DeskHead rows={rows.data ?? []} />
      {isLoading ? (
        <DeskSkeleton />
      ) : (
        <Loaded
          of={rows}
          empty={{
            when: (known) => known.length === 0,
            show: <Notice tone="info">{t('desk.empty')}</Notice>,
          }}
        >
          {(known) => <Rows rows={known} />}
        </Loaded>
      )}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-inline-size: ${layoutSize.overview};
  container-type: inline-size;
`;

type RowsProps = { rows: readonly DeskRow[] };

function Rows({ rows }: RowsProps) {
  if (rows.every(({ role }) => role === 'client')) return <ClientCards rows={rows} />;
  return <ArrangedRows rows={rows} />;
}

/** A desk with at least this number of rows has a filter. */
const minRowsForFilter = 4;

/** Number of rows that are shown at first; a button shows as many more. */
export const pageSize = 100;

/** The table with its filter and a button for more rows. */
function ArrangedRows({ rows }: RowsProps) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const { filterAndSort, changeFilterAndSort } = useFilterAndSort();
  const [limit, setLimit] = useState(pageSize);
  const { text, year, state } = defaultFilterAndSort;
  const all = { text, year, state };
  const hasFilter = rows.length >= minRowsForFilter;
  // Without a visible filter, values from the address must not hide rows.
  const chosen = filterAndSortRows(rows, { ...filterAndSort, ...(!hasFilter && all) }, language);
  const hidden = Math.max(0, chosen.length - limit);
  const narrow: typeof changeFilterAndSort = (change) => {
    setLimit(pageSize);
    changeFilterAndSort(change);
  };
  return (
    <>
      <DeskFilter
        rows={rows}
        shownCount={chosen.length}
        filterAndSort={filterAndSort}
        onChange={narrow}
        hasFilterFields={hasFilter}
      />
      {chosen.length === 0 ? (
        <Notice
          tone="info"
          action={
            <Button tone="secondary" onClick={() => narrow(all)}>
              {t('desk.showAll')}
            </Button>
          }
        >
          {t('desk.none')}
        </Notice>
      ) : (
        <DeskTable
          rows={chosen.slice(0, limit)}
          filterAndSort={filterAndSort}
          onChange={changeFilterAndSort}
        />
      )}
      {hidden > 0 && (
        <Button tone="secondary" onClick={() => setLimit(limit + pageSize)}>
          {t('desk.more', { count: Math.min(hidden, pageSize) })}
        </Button>
      )}
      <Foot>{t('desk.blind')}</Foot>
    </>
  );
}

const Foot = styled.p`
  max-inline-size: ${layoutSize.measure};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
