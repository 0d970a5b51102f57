import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { RingPlot, ThresholdTick } from '../../charts/Ring.tsx';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import type { ReportData } from '../../reportData.ts';
import { ResultTable } from './ResultTable.tsx';

type Props = { report: ReportData; sentences: readonly string[] };

/** The overall result: a ring, and beside it an explanation and the numbers. */
export function ResultBody({ report, sentences }: Props) {
  return (
    <Columns>
      <ResultRing report={report} />
      <Message>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ResultTable report={report} />
      </Message>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  gap: ${sheetMm(16)};
  align-items: center;

  ${narrowSheetQuery} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${sheetMm(28)};
    padding-block: ${sheetMm(14)};
  }
`;

const Message = styled.div`
  display: grid;
  gap: max(${sheetMm(5)}, ${sheetRem(0.75)});
  color: ${color.ink};
  font: 400 max(${sheetMm(5.2)}, ${fontSize.lead}) / 1.5 ${fontFamily.serif};
`;

type ResultRingProps = { report: ReportData };

/**
 * The overall result as a ring, with the earlier result as an inner ring and a tick mark at the threshold.
 * `ResultTable` gives the same numbers to screen readers.
 */
function ResultRing({ report }: ResultRingProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const overall = formatPercent(report.overallPercent, language);
  const threshold = formatPercent(report.thresholdPercent, language);
  const previous = report.previous && {
    previousYear: report.previous.year,
    previous: formatPercent(report.previous.percent, language),
  };
  const values = { year: report.year, overall, threshold, ...previous };
  return (
    <Frame role="img" aria-label={t(`result.ring.${previous ? 'compared' : 'alone'}`, values)}>
      <RingPlot own={report.overallPercent} previous={report.previous?.percent ?? null} />
      <ThresholdTick percent={report.thresholdPercent} label={threshold} />
      <Middle>
        <strong>{overall}</strong>
        {t('result.ofPoints')}
      </Middle>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  inline-size: min(${sheetMm(106)}, 100%);
  min-inline-size: min(${sheetRem(16)}, 100%);
  aspect-ratio: 1;
  margin-inline: auto;
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  color: ${color.inkSoft};
  font-size: max(${sheetMm(4.4)}, ${sheetRem(0.875)});

  & strong {
    color: ${color.ink};
    font: 600 max(${sheetMm(20)}, ${sheetRem(3)}) / 1.05 ${fontFamily.serif};
    letter-spacing: -0.02em;
  }
`;
