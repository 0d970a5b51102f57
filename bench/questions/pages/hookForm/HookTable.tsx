import type { Control } from 'react-hook-form';
import { numberBounds } from '@cert/shared/domain';
import { EditableTable } from '../../../../questionnaire-mfe/src/answers/fields/table/EditableTable.ts';
import { benefitsTableRowCount } from '../../createBenchQuestions.ts';
import { HookShareCell } from './HookShareCell.tsx';

type Props = { control: Control; name: string; title: string };

/** The benefits table: a percentage and a text in each row. */
export function HookTable({ control, name, title }: Props) {
  const { min, max } = numberBounds.percentage;
  const rows = Array.from({ length: benefitsTableRowCount }, (_, index) => `Benefit ${index + 1}`);
  return (
    <div role="group" aria-label={title}>
      <p>
        From {min} to {max}
      </p>
      <EditableTable>
        <thead>
          <tr>
            <th scope="col">Benefit</th>
            <th scope="col" data-shape="percentage">
              Share
            </th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td data-column="Share">
                <HookShareCell
                  control={control}
                  name={`${name}.percentage-${index}`}
                  label={`${row}: Share`}
                />
              </td>
              <td data-column="Note">
                <div>
                  <textarea
                    rows={1}
                    aria-label={`${row}: Note`}
                    {...control.register(`${name}.info-${index}`)}
                  />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </EditableTable>
    </div>
  );
}
