import { useId } from 'react';
import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import {
  tableColumnTitles,
  tables,
  type TableKind,
  type TableRowGroup,
  answerKey,
  countFilledRows,
} from '@cert/shared/domain';
import { useLanguage } from '@cert/shared/platform';
import { color, media, fontSize, space } from '@cert/shared/ui';
import { useCurrentCategory } from '../../CurrentCategory.tsx';
import { useDerivedValue } from '../../saving/useFormStore.ts';
import { useBoundsHint } from '../numberTexts.ts';
import { type QuestionFieldProps, requireSingleAnswer } from '../QuestionFieldComponent.ts';
import { EditableTable } from './EditableTable.ts';
import { TableCellField } from './TableCellField.tsx';
import { toTableValue } from './useCell.ts';
import { usePasteUndo } from './usePasteUndo.tsx';

type Props = QuestionFieldProps & { kind: TableKind };

/** A question with an editable table, or with one table for each group of rows. */
export function TableField({ question, isReadOnly, describedBy, kind }: Props) {
  const { t } = useCurrentCategory();
  const hintId = useId();
  const bounds = useBoundsHint('percentage');
  const { handlers, offer } = usePasteUndo(question);
  const hasNumbers = tables[kind].some(({ rows }) =>
    rows.flat().some(({ shape }) => shape !== 'text'),
  );
  return (
    <Groups
      {...handlers}
      role="group"
      aria-label={question.title}
      aria-describedby={[describedBy, !isReadOnly && hintId].filter(Boolean).join(' ') || undefined}
    >
      {!isReadOnly && (
        <Hint id={hintId}>
          {hasNumbers && `${bounds}. `}
          <Keys>{t('table.keys')}</Keys>
        </Hint>
      )}
      {tables[kind].map((group) => (
        <GroupTable key={group.key} question={question} group={group} isReadOnly={isReadOnly} />
      ))}
      {offer}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`;

const Hint = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

// Phones have no arrow keys, so they do not show the keyboard hint.
const Keys = styled.span`
  @media ${media.phone} {
    display: none;
  }
`;

type GroupTableProps = { question: Question; group: TableRowGroup; isReadOnly: boolean };

/** The rows of one group: a row header and one cell for each column. */
function GroupTable({ question, group: { key, rows }, isReadOnly }: GroupTableProps) {
  const { t } = useCurrentCategory();
  const language = useLanguage();
  const labels = question.rows?.[key] ?? [];
  const [columns = []] = rows;
  const columnLabels = columns.map(({ column }) => tableColumnTitles[column][language]);
  return (
    <EditableTable>
      <thead>
        <tr>
          <th scope="col">
            {t(`table.group.${key}`)}
            <FilledRowCount question={question} rows={rows} />
          </th>
          {columns.map(({ column, shape }, at) => (
            <th key={column} scope="col" data-shape={shape}>
              {columnLabels[at]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => {
          const label = labels[index] ?? String(index + 1);
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => (
                <td key={cell.name} data-field data-column={columnLabels[at]}>
                  <TableCellField
                    question={question}
                    cell={cell}
                    rowLabel={label}
                    columnLabel={columnLabels[at] ?? ''}
                    isReadOnly={isReadOnly}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </EditableTable>
  );
}

type FilledRowCountProps = { question: Question; rows: TableRowGroup['rows'] };

/** Shows how many rows of a group have content. */
function FilledRowCount({ question, rows }: FilledRowCountProps) {
  const { t } = useCurrentCategory();
  const key = answerKey(requireSingleAnswer(question).id);
  const filled = useDerivedValue([key], (known) =>
    countFilledRows(rows, toTableValue(known.get(key))),
  );
  return <Count>{t('table.filled', { filled, count: rows.length })}</Count>;
}

const Count = styled.span`
  display: block;
  font-size: ${fontSize.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;
