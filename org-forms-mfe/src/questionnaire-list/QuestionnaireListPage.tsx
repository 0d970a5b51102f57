import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuestionnaireListItem } from '@cert/shared/contract';
import { Loaded, useRead, useLanguage } from '@cert/shared/platform';
import {
  Notice,
  Button,
  space,
  color,
  layoutSize,
  SelectField,
  fontSize,
  TextField,
} from '@cert/shared/ui';
import { HeadedPage } from '../HeadedPage.tsx';
import { filterAndSortList, type FilterAndSort } from './filterAndSortList.ts';
import { QuestionnaireTable } from './QuestionnaireTable.tsx';
import { useFilterAndSort } from './useFilterAndSort.ts';

/** `/{id}/questionnaires`: all questionnaires of the certifier. */
export function QuestionnaireListPage() {
  const { t } = useTranslation('org-forms');
  const list = useRead('certifierQuestionnaireList', {});
  return (
    <HeadedPage title={t('list.title')} lead={t('list.lead')}>
      <Loaded
        of={list}
        empty={{
          when: (items) => items.length === 0,
          show: <Notice tone="info">{t('list.empty')}</Notice>,
        }}
      >
        {(items) => <QuestionnaireList items={items} />}
      </Loaded>
    </HeadedPage>
  );
}

type Props = { items: readonly QuestionnaireListItem[] };

/** Lists with at least this number of rows have a filter. */
const longFrom = 11;

/** The table of questionnaires, sorted and filtered; long lists have a filter above. */
function QuestionnaireList({ items }: Props) {
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

type ListFilterProps = {
  items: readonly QuestionnaireListItem[];
  shownCount: number;
  arrangement: FilterAndSort;
  onArrange: (change: Partial<FilterAndSort>) => void;
};

/** Filters by organisation and year, with the number of matching questionnaires. */
function ListFilter({ items, shownCount, arrangement, onArrange }: ListFilterProps) {
  const { t } = useTranslation('org-forms');
  const years = [...new Set(items.map(({ year }) => year))].sort((a, b) => b - a);
  return (
    <Search
      role="search"
      aria-label={t('list.filter')}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={t('list.organisation')}
        value={arrangement.text}
        onChange={(text) => onArrange({ text })}
        input={{ type: 'search', autoComplete: 'off' }}
      />
      <SelectField
        label={t('list.year')}
        choices={years.map((year) => ({ value: year, text: String(year) }))}
        value={arrangement.year}
        onChange={(year) => onArrange({ year })}
        emptyText={t('list.allYears')}
      />
      <Count role="status">{t('list.count', { count: items.length, shown: shownCount })}</Count>
    </Search>
  );
}

const Search = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${layoutSize.words}), 1fr));
  gap: ${space[3]} ${space[4]};
`;

const Count = styled.p`
  grid-column: 1 / -1;
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
