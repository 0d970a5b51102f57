import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DeskPageReply } from '@cert/shared/contract';
import { deskSorts, maxDeskSearchLength } from '@cert/shared/domain';
import {
  color,
  container,
  fontSize,
  layoutSize,
  media,
  SelectField,
  space,
  TextField,
} from '@cert/shared/ui';
import { toggleSort, type FilterAndSort } from './useFilterAndSort.ts';

type Props = {
  /** All questionnaires, whatever the filter. */
  all: DeskPageReply['all'];
  /** The number of questionnaires that match the filter. */
  total: number;
  filterAndSort: FilterAndSort;
  onChange: (change: Partial<FilterAndSort>) => void;
  /** Whether to show the fields for search, year and state. A short list does not need them. */
  hasFilterFields: boolean;
};

/**
 * Fields for search, year and state, and the number of matching rows. If rows are shown as cards, also the sort order.
 */
export function DeskFilter({ all, total, filterAndSort, onChange, hasFilterFields }: Props) {
  const { t } = useTranslation('org-forms');
  return (
    <Search role="search" aria-label={t('desk.filter')}>
      {hasFilterFields && (
        <>
          <Wide>
            <TextField
              label={t('desk.search')}
              value={filterAndSort.text}
              onChange={(text) => onChange({ text: text.slice(0, maxDeskSearchLength) })}
              input={{ type: 'search', autoComplete: 'off' }}
            />
          </Wide>
          <SelectField
            label={t('desk.column.year')}
            choices={all.years.map((year) => ({ value: year, text: String(year) }))}
            value={filterAndSort.year}
            onChange={(year) => onChange({ year })}
            emptyText={t('desk.allYears')}
          />
          <SelectField
            label={t('desk.column.state')}
            choices={all.states.map((state) => ({ value: state, text: t(`desk.state.${state}`) }))}
            value={filterAndSort.state}
            onChange={(state) => onChange({ state })}
            emptyText={t('desk.allStates')}
          />
        </>
      )}
      <ForCards>
        <SelectField
          label={t('desk.sort')}
          choices={deskSorts
            .filter((column) => column !== 'next')
            .map((value) => ({ value, text: t(`desk.column.${value}`) }))}
          value={filterAndSort.sort === 'next' ? null : filterAndSort.sort}
          onChange={(sort) =>
            onChange(toggleSort({ sort: 'next', isDescending: false }, sort ?? 'next'))
          }
          emptyText={t('desk.waitingFirst')}
        />
      </ForCards>
      {hasFilterFields && (
        <Count role="status">{t('desk.count', { count: all.count, shown: total })}</Count>
      )}
    </Search>
  );
}

const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[4]};

  & > div {
    flex: 1 1 ${layoutSize.words};
    max-inline-size: ${layoutSize.field};
  }

  @container ${container.cards} {
    & > div {
      max-inline-size: none;
    }
  }

  @media ${media.print} {
    display: none;
  }
`;

const Wide = styled.div`
  && {
    flex-basis: ${layoutSize.field};
    max-inline-size: ${layoutSize.bubble};
  }

  @container ${container.cards} {
    && {
      max-inline-size: none;
    }
  }
`;

const ForCards = styled.div`
  display: none;

  @container ${container.cards} {
    display: block;
  }
`;

const Count = styled.p`
  margin-inline-start: auto;
  padding-block-end: ${space[2]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
