import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useSheets } from '../paging/PageNumbers.tsx';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { BarChart } from './BarChart.tsx';
import type { BarRow, Scale } from './bars.ts';
import { ChartKey, type KeyEntry } from './ChartKey.tsx';
import { ChartTable } from './ChartTable.tsx';
import { fitRows } from './fitRows.ts';
import { sheetRoom } from './sheetRoom.ts';

/** A chart of bars, ready to be drawn. */
export type Chart = {
  rows: readonly BarRow[];
  scale: Scale;
  /** Where the reference line stands, in units of the scale. */
  reference: number | null;
  /** A value of the scale as people read it; without it the scale is not written. */
  formatTick?: (value: number) => string;
  entries: readonly KeyEntry[];
  notes: readonly string[];
  /** Heads the titles of the rows. */
  what: string;
  /** Heads the values where each row has one bar, and its title names it. */
  valueName?: string;
  /** Width of the titles on paper, in millimetres. */
  titleMm: number;
  /** On one sheet, where it is limited. */
  mostRows?: number;
};

type Props = Pick<SlideProps, 'id' | 'report' | 'pageNumber'> & {
  eyebrow: string;
  headline: string;
  chart: Chart;
};

/** A slide with a chart, on as many sheets as its rows need; each of them can be read by itself. */
export function ChartSlide({ id, report, pageNumber, eyebrow, headline, chart }: Props) {
  const { t } = useTranslation('report');
  const { rows, entries, notes, what, valueName, mostRows, ...drawing } = chart;
  const names = entries.map(({ name }) => name);
  const roomMm = sheetRoom({
    ...{ eyebrow, headline, names, notes },
    hasScale: chart.formatTick !== undefined,
  });
  const sheets = fitRows(rows, { titleMm: chart.titleMm, roomMm, mostRows });
  useSheets(id, sheets.length);
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
        <ChartKey entries={entries} notes={notes} />
        <BarChart
          alternative={t('chart.alternative', { message: headline })}
          {...drawing}
          {...sheet}
        />
        <ChartTable
          caption={`${eyebrow}: ${headline}`}
          {...{ what, entries, valueName, rows: sheet.rows }}
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
