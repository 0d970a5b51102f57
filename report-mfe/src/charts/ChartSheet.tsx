import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { ContinuedSheets } from '../layout/ContinuedSheets.tsx';
import { mm } from '../layout/mm.ts';
import type { SheetProps } from '../layout/sheetProps.ts';
import { BarChart } from './BarChart.tsx';
import type { BarRow, Scale } from './bars.ts';
import { ChartLegend, type LegendEntry } from './ChartLegend.tsx';
import { availableHeightMm, fitRows } from './fitRows.ts';

/** The data and texts of a bar chart. */
export type BarChartContent = {
  rows: readonly BarRow[];
  scale: Scale;
  /** Position of the reference line, in units of the scale. */
  reference: number | null;
  /** Formats a value of the scale; without it the scale has no labels. */
  formatTick?: (value: number) => string;
  entries: readonly LegendEntry[];
  notes: readonly string[];
  /** The table's heading above the titles of the rows. */
  titleName: string;
  /** The table's heading above the values, if each row has one bar that is named by the row's title. */
  valueName?: string;
  /** Width of the row titles on paper, in millimetres. */
  titleMm: number;
  /** Maximum number of rows per sheet; without it only the height limits them. */
  mostRows?: number;
};

type Props = Pick<SheetProps, 'id' | 'report' | 'pageNumber'> & {
  eyebrow: string;
  headline: string;
  chart: BarChartContent;
};

/** A chart, continued on as many sheets as its rows need. Each sheet has its own legend, scale and table. */
export function ChartSheet({ id, report, pageNumber, eyebrow, headline, chart }: Props) {
  const { t } = useTranslation('report');
  const { rows, entries, notes, titleName, valueName, mostRows, ...drawing } = chart;
  const names = entries.map(({ name }) => name);
  const availableMm = availableHeightMm({
    ...{ eyebrow, headline, names, notes },
    hasScale: chart.formatTick !== undefined,
  });
  const sheets = fitRows(rows, { titleMm: chart.titleMm, availableMm, mostRows });
  return (
    <ContinuedSheets {...{ id, eyebrow, headline, report, pageNumber }} isChart parts={sheets}>
      {(sheet) => (
        <Body>
          <ChartLegend entries={entries} notes={notes} />
          <BarChart
            alternative={t('chart.alternative', { message: headline })}
            {...drawing}
            {...sheet}
          />
          <ChartTable
            caption={`${eyebrow}: ${headline}`}
            {...{ titleName, entries, valueName, rows: sheet.rows }}
          />
        </Body>
      )}
    </ContinuedSheets>
  );
}

type ChartTableProps = {
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
function ChartTable({ caption, titleName, rows, entries, valueName }: ChartTableProps) {
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

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: max(${mm(5)}, 1rem);
  padding-block: max(${mm(7)}, 1.25rem) max(${mm(5)}, 1.25rem);
`;
