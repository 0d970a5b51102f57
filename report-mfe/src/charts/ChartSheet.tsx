import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { ContinuedSheets } from '../layout/ContinuedSheets.tsx';
import { HiddenTable } from './HiddenTable.tsx';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import type { SheetProps } from '../layout/sheetProps.ts';
import { BarChart } from './BarChart.tsx';
import type { BarRow, Scale } from './bars.ts';
import { ChartLegend, type LegendEntry } from './ChartLegend.tsx';
import {
  estimateAvailableHeightMm,
  splitRowsIntoSheets,
  type SheetRows,
} from './splitRowsIntoSheets.ts';

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
  /** In the table for screen readers: the heading of the column with the titles of the rows. */
  titleName: string;
  /**
   * In the same table: the heading of the column with the values. Only for a chart with one bar in each row, named by
   * the row's title.
   */
  valueName?: string;
  /** Width of the row titles on paper, in millimetres. */
  titleMm: number;
  /** Width for the label of the longest bar on paper, in millimetres; see `BarChart`. */
  labelsMm?: number;
  /** Maximum number of rows per sheet; see `splitRowsIntoSheets`. If undefined, only the height limits the number. */
  maxRows?: number;
};

type Props = Pick<SheetProps, 'id' | 'report' | 'pageNumber'> & {
  eyebrow: string;
  headline: string;
  /** A sentence below the headline. */
  lead?: string | undefined;
  chart: BarChartContent;
};

/** Height of the lead including the gap below it, in millimetres on paper. */
const leadMm = 12;

/** A chart, continued on as many sheets as its rows need. Each sheet has its own legend, scale and table. */
export function ChartSheet({ id, report, pageNumber, eyebrow, headline, lead, chart }: Props) {
  return (
    <ContinuedSheets
      {...{ id, eyebrow, headline, report, pageNumber }}
      isChart
      parts={splitChartIntoSheets(chart, {
        eyebrow,
        headline,
        takenMm: lead === undefined ? 0 : leadMm,
      })}
    >
      {(sheet) => (
        <Body>
          {lead !== undefined && <p>{lead}</p>}
          <SingleSheetChart {...{ eyebrow, headline, chart, sheet }} />
        </Body>
      )}
    </ContinuedSheets>
  );
}

type ChartFit = {
  eyebrow: string;
  headline: string;
  /** Height of the other content of the sheet, in millimetres. Default: 0. */
  takenMm?: number;
  /** The chart's share of the sheet's width, from 0 to 1. Default: 1. */
  widthShare?: number;
};

/** Distributes the rows of a chart over the sheets that they need. */
export function splitChartIntoSheets(
  { rows, entries, notes, titleMm, maxRows, formatTick }: BarChartContent,
  { takenMm = 0, ...place }: ChartFit,
): SheetRows[] {
  const names = entries.map(({ name }) => name);
  const hasScale = formatTick !== undefined;
  const availableMm = estimateAvailableHeightMm({ ...place, names, notes, hasScale }) - takenMm;
  return splitRowsIntoSheets(rows, { titleMm, availableMm, maxRows });
}

type ChartFigureProps = Pick<Props, 'eyebrow' | 'headline' | 'chart'> & { sheet: SheetRows };

/** The rows of a chart on one sheet, with their legend, scale and table. */
export function SingleSheetChart({ eyebrow, headline, chart, sheet }: ChartFigureProps) {
  const { t } = useTranslation('report');
  const { scale, reference, formatTick, entries, notes, titleName, valueName } = chart;
  const { titleMm, labelsMm } = chart;
  return (
    <>
      <ChartLegend entries={entries} notes={notes} />
      <BarChart
        alternative={t('chart.alternative', { message: headline })}
        {...{ scale, reference, formatTick, titleMm, labelsMm }}
        {...sheet}
      />
      <ChartTable
        caption={`${eyebrow}: ${headline}`}
        {...{ titleName, entries, valueName, rows: sheet.rows }}
      />
    </>
  );
}

type ChartTableProps = {
  caption: string;
  /** Heading above the titles of the rows. */
  titleName: string;
  rows: readonly BarRow[];
  /** The names of the bars. */
  entries: readonly LegendEntry[];
  /** Heading above the values. Only for a chart with one bar in each row, named by the row's title. */
  valueName?: string;
};

/** The numbers of a chart as a table for screen readers. */
function ChartTable({ caption, titleName, rows, entries, valueName }: ChartTableProps) {
  const columns = entries.filter(({ kind }) => kind !== 'reference');
  return (
    <HiddenTable
      caption={caption}
      columns={[titleName, ...(valueName ? [valueName] : []), ...columns.map(({ name }) => name)]}
      rows={rows.map(({ key, title, bars }) => ({
        key,
        title,
        cells: [
          ...(valueName ? [read(bars[0])] : []),
          ...columns.map(({ kind }) => read(bars.find((bar) => bar.kind === kind))),
        ],
      }))}
    />
  );
}

function read(bar: BarRow['bars'][number] | undefined): string {
  return [bar?.label, bar?.note].filter(Boolean).join(', ');
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: max(${sheetMm(5)}, ${sheetRem(1)});
  padding-block: max(${sheetMm(7)}, ${sheetRem(1.25)}) max(${sheetMm(5)}, ${sheetRem(1.25)});

  & > p {
    color: ${color.ink};
    font: 400 max(${sheetMm(4.8)}, ${fontSize.text}) / 1.35 ${fontFamily.serif};
  }
`;
