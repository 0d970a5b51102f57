import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeskPageReply } from '@cert/shared/contract';
import { deskPageSize } from '@cert/shared/domain';
import { Loaded } from '@cert/shared/platform';
import { Button, color, fontSize, layoutSize, Notice, PageLinks, space } from '@cert/shared/ui';
import { ClientQuestionnaireCards } from './ClientQuestionnaireCards.tsx';
import { DeskFilter } from './DeskFilter.tsx';
import { DeskHead } from './DeskHead.tsx';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { DeskTable } from './DeskTable.tsx';
import { useDeskRead } from './useDeskRead.ts';
import { defaultFilterAndSort, useFilterAndSort } from './useFilterAndSort.ts';

/**
 * All questionnaires of the user with their states, 50 on a page. Shown on `/` in the shell's slot, and for certifiers
 * also at `/{id}/questionnaires`. While the page is visible, it is kept up to date. Users who are only clients get
 * cards, others a table. See docs/product/site.md#desk.
 */
export function DeskPage() {
  const { t } = useTranslation('org-forms');
  const given = useFilterAndSort();
  const desk = useDeskRead(given.filterAndSort);
  const isLoading = desk.data === undefined && !desk.failure;
  return (
    <Page>
      <DeskHead all={desk.data?.all} />
      {isLoading ? (
        <DeskSkeleton />
      ) : (
        <Loaded
          of={desk}
          empty={{
            when: ({ all }) => all.count === 0,
            show: <Notice tone="info">{t('desk.empty')}</Notice>,
          }}
        >
          {(known) => <Rows desk={known} {...given} />}
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

type RowsProps = { desk: DeskPageReply } & ReturnType<typeof useFilterAndSort>;

/** A certifier's desk with at least this number of questionnaires has a filter. */
const minRowsForFilter = 4;

/** The table or the cards, with their filter and the links to other pages. */
function Rows({ desk, filterAndSort, changeFilterAndSort, pageAddress }: RowsProps) {
  const { t } = useTranslation('org-forms');
  const { rows, page, pages, total, all } = desk;
  const { region, followPage } = useFocusOnPage(page);
  const isForClient = all.clientOnly === 1;
  const { text, year, state } = defaultFilterAndSort;
  const isNarrowed =
    filterAndSort.text !== text || filterAndSort.year !== year || filterAndSort.state !== state;
  // A filter in the address is always visible, so that it never hides rows silently.
  const hasFilter = isNarrowed || all.count >= (isForClient ? deskPageSize + 1 : minRowsForFilter);
  const start = (page - 1) * deskPageSize;
  const linkTo = (other: number, text: string) => (
    <Link to={pageAddress(other)} onClick={followPage}>
      {text}
    </Link>
  );
  return (
    <>
      {(hasFilter || !isForClient) && (
        <DeskFilter
          {...{ all, total, filterAndSort }}
          onChange={changeFilterAndSort}
          hasFilterFields={hasFilter}
        />
      )}
      {rows.length === 0 ? (
        <Notice
          tone="info"
          action={
            <Button tone="secondary" onClick={() => changeFilterAndSort({ text, year, state })}>
              {t('desk.showAll')}
            </Button>
          }
        >
          {t('desk.none')}
        </Notice>
      ) : (
        <div
          ref={region}
          role="group"
          tabIndex={-1}
          aria-label={pages > 1 ? t('desk.pages.page', { page, pages }) : t('desk.title')}
        >
          {isForClient ? (
            <ClientQuestionnaireCards rows={rows} />
          ) : (
            <DeskTable rows={rows} filterAndSort={filterAndSort} onChange={changeFilterAndSort} />
          )}
        </div>
      )}
      {pages > 1 && (
        <PageLinks
          label={t('desk.pages.title')}
          previous={page > 1 && linkTo(page - 1, t('desk.pages.previous'))}
          next={page < pages && linkTo(page + 1, t('desk.pages.next'))}
        >
          {t('desk.pages.range', {
            from: start + 1,
            to: start + rows.length,
            total,
          })}
        </PageLinks>
      )}
      {!isForClient && <Foot>{t('desk.blind')}</Foot>}
    </>
  );
}

/**
 * Moves the focus to the rows when a link has loaded another page of rows: the link may no longer exist, and
 * users read the rows next.
 */
function useFocusOnPage(page: number) {
  const region = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    region.current?.focus();
  }, [page]);
  return {
    region,
    followPage() {
      isAwaited.current = true;
    },
  };
}

const Foot = styled.p`
  max-inline-size: ${layoutSize.measure};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
