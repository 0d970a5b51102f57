import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { QuestionnaireListItem } from '@cert/shared/contract';
import { useLanguage } from '@cert/shared/platform';
import { Button, Notice, space } from '@cert/shared/ui';
import { filterAndSortList } from './filterAndSortList.ts';
import { ListFilter } from './ListFilter.tsx';
import { QuestionnaireTable } from './QuestionnaireTable.tsx';
import { useFilterAndSort } from './useFilterAndSort.ts';

type Props = { items: readonly QuestionnaireListItem[] };

/** Lists with at least this number of rows have a filter. */
const longFrom = 11;

/** The table of questionnaires, sorted and filtered; long lists have a filter above. */
export function QuestionnaireList({ items }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const { arrangement, arrange } = useFilterAndSort();
  const isLong = items.length >= longFrom;
  const all = { text: '', year: null };
  // A short list shows no filter, so values from the address must not hide rows.
  const shown = filterAndSortList(items, { ...arrangement, ...(!isLong && all) }, language);
  return (
    <Rows>
      {isLong && (
        <ListFilter
          items={items}
          shownCount={shown.length}
          arrangement={arrangement}
          onArrange={arrange}
        />
      )}
      {shown.length === 0 ? (
        <Notice
          tone="info"
          action={
            <Button tone="secondary" onClick={() => arrange(all)}>
              {t('list.showAll')}
            </Button>
          }
        >
          {t('list.none')}
        </Notice>
      ) : (
        <QuestionnaireTable items={shown} arrangement={arrangement} onArrange={arrange} />
      )}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};
`;
