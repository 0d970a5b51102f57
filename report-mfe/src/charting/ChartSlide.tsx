import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useRegisterSheetCount } from '../paging/PageNumbers.tsx';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { BarChart } from './BarChart.tsx';
import type { BarRow, Scale } from './bars.ts';
import { ChartLegend, type LegendEntry } from './ChartLegend.tsx';
import { ChartTable } from './ChartTable.tsx';
import { fitRows } from './fitRows.ts';
import { availableHeightMm } from './availableHeightMm.ts';

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

type Props = Pick<SlideProps, 'id' | 'report' | 'pageNumber'> & {
  eyebrow: string;
  headline: string;
  chart: BarChartContent;
};

/** A slide with a chart, on as many sheets as its rows need. Each sheet has its own legend, scale and table. */
export function ChartSlide({ id, report, pageNumber, eyebrow, headline, chart }: Props) {
  const { t } = useTranslation('report');
  const { rows, entries, notes, titleName, valueName, mostRows, ...drawing } = chart;
  const names = entries.map(({ name }) => name);
  const availableMm = availableHeightMm({
    ...{ eyebrow, headline, names, notes },
    hasScale: chart.formatTick !== undefined,
  });
  const sheets = fitRows(rows, { titleMm: chart.titleMm, availableMm, mostRows });
  useRegisterSheetCount(id, sheets.length);
  return sheets.map((sheet, index) => (
    <Slide
      key={index}
      id={index === 0 ? id : `${id}-${index + 1}`}
      isContinued={index > 0}
      pageNumber={pageNumber === null ? null : pageNumber + index}
      isChart
      {...{ eyebrow, headline, report }}
    >
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
    </Slide>
  ));
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: max(${mm(5)}, 1rem);
  padding-block: max(${mm(7)}, 1.25rem) max(${mm(5)}, 1.25rem);
`;
