import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import type { BarChartContent } from '../../charts/ChartSheet.tsx';
import { ChartLegend, RadarLineSample } from '../../charts/ChartLegend.tsx';
import { Radar } from '../../charts/radar/Radar.tsx';
import type { convertBarsToRadar } from '../../charts/radar/convertBarsToRadar.ts';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';

type Props = {
  /** The same values as a bar chart. It has all rows, so the table for screen readers is made from it. */
  chart: BarChartContent;
  radar: NonNullable<ReturnType<typeof convertBarsToRadar>>;
  headline: string;
  /** The year of the organisation’s result. */
  year: number;
};

/** The steps of the life cycle as a radar: the organisation’s result, that of the earlier year, and others’ average. */
export function StepsRadar({ chart, radar, headline, year }: Props) {
  const { t } = useTranslation('report');
  const lines = radar.series.map(({ kind }) => ({
    kind,
    name: chart.entries.find((entry) => entry.kind === kind)?.name ?? '',
  }));
  const hasGap = radar.axes.length < chart.rows.length;
  return (
    <Columns>
      <Radar {...radar} alternative={t('chart.radar', { message: headline })} />
      <Numbers>
        <ChartLegend
          entries={lines}
          notes={[...chart.notes, ...(hasGap ? [t('chart.radarGap')] : [])]}
          Sample={RadarLineSample}
        />
        <ValueTable chart={chart} caption={headline} year={year} />
      </Numbers>
    </Columns>
  );
}

type ValueTableProps = Pick<Props, 'chart' | 'year'> & { caption: string };

/** A table of all values, including the rows that have no axis in the radar. */
function ValueTable({ chart: { rows, entries, titleName }, caption, year }: ValueTableProps) {
  const { t } = useTranslation('report');
  const shortNames: { [kind: string]: string } = {
    own: String(year),
    average: t('chart.who.average'),
  };
  return (
    <Table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{titleName}</th>
          {entries.map(({ kind, name }) => (
            <th key={kind} scope="col">
              {shortNames[kind] ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, bars }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {bars.map(({ kind, label }) => (
              <td key={kind}>{label}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: ${sheetMm(8)};
  align-items: center;

  ${narrowSheetQuery} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: ${sheetRem(1.25)};
  }
`;

const Numbers = styled.div`
  display: grid;
  gap: max(${sheetMm(6)}, ${sheetRem(1)});
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: 400 max(${sheetMm(4.2)}, ${fontSize.small}) / 1.25 ${fontFamily.sans};

  th,
  td {
    padding: max(${sheetMm(2.2)}, ${sheetRem(0.375)}) 0;
    border-block-end: 1px solid ${color.line};
    color: ${color.ink};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }

  thead th {
    border-block-end: max(${sheetMm(0.6)}, 2px) solid ${color.brand};
    color: ${color.inkSoft};
    font-size: max(${sheetMm(3.6)}, ${sheetRem(0.75)});
    font-weight: 600;
    vertical-align: bottom;
  }

  td,
  thead th:not(:first-child) {
    padding-inline-start: max(${sheetMm(4)}, ${sheetRem(0.5)});
    text-align: end;
  }

  td {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }

  td:first-of-type {
    color: ${color.ink};
    font-weight: 700;
  }
`;
