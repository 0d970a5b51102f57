import { useTranslation } from 'react-i18next';
import type { Question } from '@cert/shared/contract';
import type { TableGroup } from '@cert/shared/domain';
import { EntryTable } from './EntryTable.ts';
import { FilledRows } from './FilledRows.tsx';
import { TableCellField } from './TableCellField.tsx';

type Props = { question: Question; group: TableGroup; isReadOnly: boolean };

/** The rows of one group: a row header and one cell for each column. */
export function GroupTable({ question, group: { key, rows }, isReadOnly }: Props) {
  const { t } = useTranslation('questionnaire');
  const labels = question.rows?.[key] ?? [];
  const [columns = []] = rows;
  return (
    <EntryTable>
      <thead>
        <tr>
          <th scope="col">
            {t(`table.group.${key}`)}
            <FilledRows question={question} rows={rows} />
          </th>
          {columns.map(({ column, shape }) => (
            <th key={column} scope="col" data-shape={shape}>
              {t(`table.column.${column}`)}
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
              {cells.map((cell) => (
                <td key={cell.name} data-column={t(`table.column.${cell.column}`)}>
                  <TableCellField
                    question={question}
                    cell={cell}
                    rowLabel={label}
                    isReadOnly={isReadOnly}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </EntryTable>
  );
}
