import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { forcedChartColors, ringColors } from '../../charts/chartColors.ts';
import { useChartTexts } from '../../charts/useChartTexts.ts';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import type { ReportData } from '../../reportData.ts';

type Props = { report: ReportData };

/** A table with the numbers of the ring; it is also the legend of the ring. */
export function ResultTable({ report }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { comparisonName } = useChartTexts(report);
  const format = (percent: number) => formatPercent(percent, language);
  const rows: { sign: Sign; name: string; percent: number }[] = [
    { sign: 'own', name: String(report.year), percent: report.overallPercent },
    ...(report.previous
      ? [
          {
            sign: 'previous' as const,
            name: String(report.previous.year),
            percent: report.previous.percent,
          },
        ]
      : []),
    { sign: 'threshold', name: t('result.table.threshold'), percent: report.thresholdPercent },
  ];
  return (
    <Numbers>
      <caption className="visually-hidden">{t('result.table.caption')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('result.table.what')}</th>
          <th scope="col">{t('result.table.share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sign, name, percent }) => (
          <tr key={sign}>
            <th scope="row">
              <Key $sign={sign} aria-hidden="true" />
              {name}
            </th>
            <td>{format(percent)}</td>
          </tr>
        ))}
      </tbody>
      <Comparisons>
        {report.comparisons.map(
          ({ kind, value, organisations: most }) =>
            value !== null && (
              <tr key={kind}>
                <th scope="row">{comparisonName(kind, { min: most, max: most })}</th>
                <td>{format(value)}</td>
              </tr>
            ),
        )}
      </Comparisons>
    </Numbers>
  );
}

/** Thickness of each colour sample in the legend, as in the ring. */
const signHeights = { own: sheetMm(3.4), previous: sheetMm(1.4), threshold: sheetMm(0.6) } as const;
type Sign = keyof typeof signHeights;

const Numbers = styled.table`
  inline-size: 100%;
  max-inline-size: max(${sheetMm(84)}, ${sheetRem(16)});
  font-size: max(${sheetMm(4.4)}, ${fontSize.text});

  & tbody tr {
    border-block-end: 1px solid ${color.line};
  }

  & tbody tr:first-child {
    border-block-start: 1px solid ${color.line};
  }

  & tbody th,
  & tbody td {
    padding: ${sheetMm(2)} 0;
    font-weight: 400;
    text-align: start;
  }

  & tbody td {
    font-family: ${fontFamily.serif};
    font-weight: 600;
    text-align: end;
  }
`;

/* The averages of other organisations. The ring does not show them; the chart on the sheet `result-benchmark` does. */
const Comparisons = styled.tbody`
  color: ${color.inkSoft};
  font-size: max(${sheetMm(3.7)}, ${fontSize.small});

  && tr:first-child {
    border-block-start: none;
  }

  && th,
  && td {
    padding-block: ${sheetMm(1.4)};
  }
`;

const Key = styled.span<{ $sign: Sign }>`
  ${forcedChartColors}

  display: inline-block;
  inline-size: max(${sheetMm(6)}, ${sheetRem(1.25)});
  block-size: max(${({ $sign }) => signHeights[$sign]}, 2px);
  margin-inline-end: max(${sheetMm(3)}, ${sheetRem(0.5)});
  background: ${({ $sign }) => ringColors[$sign]};
  vertical-align: middle;
`;
