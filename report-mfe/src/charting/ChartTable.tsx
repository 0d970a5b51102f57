import type { BarRow } from './bars.ts';
import type { LegendEntry } from './ChartLegend.tsx';

type Props = {
  caption: string;
  /** Heading above the titles of the rows. */
  titleName: string;
  rows: readonly BarRow[];
  /** The names of the bars. */
  entries: readonly LegendEntry[];
  /** Heading above the values, if each row has one bar that is named by the row's title. */
  valueName?: string;
};

/** The numbers of a chart as a table for screen readers. */
export function ChartTable({ caption, titleName, rows, entries, valueName }: Props) {
  const columns = entries.filter(({ kind }) => kind !== 'reference');
  return (
    <table className="visually-hidden">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{titleName}</th>
          {valueName && <th scope="col">{valueName}</th>}
          {columns.map(({ kind, name }) => (
            <th key={kind} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, bars }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {valueName && <td>{read(bars[0])}</td>}
            {columns.map(({ kind }) => (
              <td key={kind}>{read(bars.find((bar) => bar.kind === kind))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function read(bar: BarRow['bars'][number] | undefined): string {
  return [bar?.label, bar?.note].filter(Boolean).join(', ');
}
