import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DeskRow } from '@cert/shared/contract';
import type { DeskSort } from '@cert/shared/domain';
import {
  color,
  container,
  fontSize,
  Icon,
  layoutSize,
  radius,
  shadow,
  space,
} from '@cert/shared/ui';
import { QuestionnaireRow } from './QuestionnaireRow.tsx';
import { toggleSort, type FilterAndSort } from './useFilterAndSort.ts';

type Props = {
  rows: readonly DeskRow[];
  filterAndSort: FilterAndSort;
  onChange: (change: Partial<FilterAndSort>) => void;
};

/** The columns from left to right. The table can be sorted by all of them except `team`. */
const columns = [
  'title',
  'year',
  'state',
  'answers',
  'team',
  'due',
  'meeting',
  'changed',
  'next',
] as const;

/** The desk as a table with one row per questionnaire, or one card if the page is narrow. */
export function DeskTable({ rows, filterAndSort, onChange }: Props) {
  const { t } = useTranslation('org-forms');
  const { sort, isDescending } = filterAndSort;
  const direction = isDescending ? 'descending' : 'ascending';
  return (
    <Table>
      <caption className="visually-hidden">{t('desk.title')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" aria-sort={column === sort ? direction : undefined}>
              {column === 'team' ? (
                <Plain>{t('desk.column.team')}</Plain>
              ) : (
                <SortButton
                  direction={column === sort ? direction : undefined}
                  onClick={() => onChange(toggleSort(filterAndSort, column))}
                >
                  {t(`desk.column.${column satisfies DeskSort}`)}
                </SortButton>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <QuestionnaireRow key={row.id} row={row} />
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
    padding: ${space[4]} ${space[2]};
    border-block-start: 1px solid ${color.line};
  }

  & > thead th {
    padding: ${space[1]} 0;
    font-size: ${fontSize.small};
    background: ${color.wash};
  }

  & > tbody > tr > th {
    padding-inline-start: ${space[4]};
  }

  & > thead th:first-child {
    padding-inline-start: ${space[2]};
  }

  @container ${container.cards} {
    display: block;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    overflow: visible;

    & > thead {
      display: none;
    }

    & > tbody {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, ${layoutSize.bubble}), 1fr));
      gap: ${space[3]};
    }
  }
`;

type SortButtonProps = {
  /** The direction if the table is sorted by this column; otherwise undefined. */
  direction: 'ascending' | 'descending' | undefined;
  onClick: () => void;
  children: string;
};

/** A column heading that sorts the table. */
function SortButton({ direction, onClick, children }: SortButtonProps) {
  return (
    <Heading type="button" onClick={onClick} data-direction={direction}>
      {children}
      <Icon name="chevron-down" />
    </Heading>
  );
}

const Plain = styled.span`
  padding-inline: ${space[2]};
  font-weight: 600;
  color: ${color.inkSoft};
`;

const Heading = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${layoutSize.target};
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  font-weight: 600;
  text-align: start;
  color: ${color.inkSoft};
  background: none;

  & > svg {
    display: none;
  }

  &:hover,
  &[data-direction] {
    color: ${color.brand};
  }

  &[data-direction] > svg {
    display: block;
  }

  &[data-direction='ascending'] > svg {
    rotate: 0.5turn;
  }
`;
