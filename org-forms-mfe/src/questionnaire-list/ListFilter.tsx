import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { QuestionnaireListItem } from '@cert/shared/contract';
import { color, layoutSize, SelectField, fontSize, space, TextField } from '@cert/shared/ui';
import type { FilterAndSort } from './filterAndSortList.ts';

type Props = {
  items: readonly QuestionnaireListItem[];
  shownCount: number;
  arrangement: FilterAndSort;
  onArrange: (change: Partial<FilterAndSort>) => void;
};

/** Filters by organisation and year, with the number of matching questionnaires. */
export function ListFilter({ items, shownCount, arrangement, onArrange }: Props) {
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
