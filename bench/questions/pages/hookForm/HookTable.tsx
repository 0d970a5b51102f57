import { numberBounds } from '@cert/shared/domain';
import { tableRows } from '../../questionSet.ts';
import { HookInput } from './HookInput.tsx';

/** The table of benefits: a percentage and a text in each row. */
export function HookTable({ name }: { name: string }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Benefit</th>
          <th scope="col">Share</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: tableRows }, (_, index) => `Benefit ${index + 1}`).map(
          (row, index) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td>
                <HookInput
                  name={`${name}.percentage-${index}`}
                  label={`${row}, share`}
                  bounds={numberBounds.percentage}
                />
              </td>
              <td>
                <HookInput name={`${name}.info-${index}`} label={`${row}, note`} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
