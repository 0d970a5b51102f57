import type { Question } from '@cert/shared/contract';
import type { TableGroup } from '@cert/shared/domain';
import { useOpenCategory } from '../../OpenCategory.tsx';
import { EditableTable } from './EditableTable.ts';
import { FilledRowCount } from './FilledRowCount.tsx';
import { TableCellField } from './TableCellField.tsx';

type Props = { question: Question; group: TableGroup; isReadOnly: boolean };

/** The rows of one group: a row header and one cell for each column. */
export function GroupTable({ question, group: { key, rows }, isReadOnly }: Props) {
  const { t } = useOpenCategory();
  const labels = question.rows?.[key] ?? [];
  const [columns = []] = rows;
  const columnLabels = columns.map(({ column }) => t(`table.column.${column}`));
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
                <td key={cell.name} data-column={columnLabels[at]}>
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
