import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuestionnaireListItem } from '@cert/shared/contract';
import { color, media, radius, shadow, fontSize, space, layoutSize, Icon } from '@cert/shared/ui';
import { sortColumns, type FilterAndSort } from './filterAndSortList.ts';
import { QuestionnaireRow } from './QuestionnaireRow.tsx';
import { nextSort } from './useFilterAndSort.ts';

type Props = {
  items: readonly QuestionnaireListItem[];
  arrangement: FilterAndSort;
  onArrange: (change: Partial<FilterAndSort>) => void;
};

/** A table with organisation, year and state: one row per questionnaire, on a phone one card. */
export function QuestionnaireTable({ items, arrangement, onArrange }: Props) {
  const { t } = useTranslation('org-forms');
  const { sort, isDescending } = arrangement;
  const direction = isDescending ? 'descending' : 'ascending';
  return (
    <Table>
      <caption className="visually-hidden">{t('list.title')}</caption>
      <thead>
        <tr>
          {sortColumns.map((column) => (
            <th key={column} scope="col" aria-sort={column === sort ? direction : undefined}>
              <SortButton
                direction={column === sort ? direction : undefined}
                onClick={() => onArrange(nextSort(arrangement, column))}
              >
                {t(`list.column.${column}`)}
              </SortButton>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <QuestionnaireRow key={item.id} item={item} />
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.paper};
  box-shadow: ${shadow.low};
  overflow: hidden;

  & th,
  & td {
    text-align: start;
    font-weight: 400;
  }

  & > tbody > tr > * {
    padding: ${space[3]} ${space[4]};
    border-block-start: 1px solid ${color.line};
  }

  & > thead th {
    padding: ${space[1]} ${space[2]};
    font-size: ${fontSize.small};
    background: ${color.wash};
  }

  @media ${media.phone} {
    display: grid;
    gap: ${space[3]};
    border: 0;
    background: none;
    box-shadow: none;
    overflow: visible;

    & > thead > tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[1]};
    }

    & > thead th {
      padding: 0;
      background: none;
    }

    & > tbody {
      display: grid;
      gap: ${space[3]};
    }
  }
`;

type SortButtonProps = {
  /** The direction if the list is sorted by this column; otherwise undefined. */
  direction: 'ascending' | 'descending' | undefined;
  onClick: () => void;
  children: string;
};

/** A column heading that sorts the list. */
function SortButton({ direction, onClick, children }: SortButtonProps) {
  return (
    <Heading type="button" onClick={onClick} data-direction={direction}>
      {children}
      <Icon name="chevron-down" />
    </Heading>
  );
}

const Heading = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${layoutSize.target};
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  font-weight: 600;
  color: ${color.inkSoft};
  background: none;

  & > svg {
    visibility: hidden;
  }

  &:hover,
  &[data-direction] {
    color: ${color.brand};
  }

  &[data-direction] > svg {
    visibility: visible;
  }

  &[data-direction='ascending'] > svg {
    rotate: 0.5turn;
  }
`;
