import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatPercent } from '@cert/shared/i18n';
import { color, fontFamily } from '@cert/shared/ui';
import type { ReportData } from '../toReportData.ts';
import { mm } from '../viewing/mm.ts';
import { RingPlot } from '../charting/ring/RingPlot.tsx';
import { ThresholdTick } from '../charting/ring/ThresholdTick.tsx';

type Props = { report: ReportData };

/**
 * The overall result as a ring, with the earlier result as an inner ring and a tick at the threshold. `ResultTable`
 * gives the same numbers to screen readers.
 */
export function ResultRing({ report }: Props) {
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
  inline-size: min(${mm(106)}, 100%);
  min-inline-size: min(16rem, 100%);
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
  font-size: max(${mm(4.4)}, 0.875rem);

  & strong {
    color: ${color.ink};
    font: 600 max(${mm(20)}, 3rem) / 1.05 ${fontFamily.serif};
    letter-spacing: -0.02em;
  }
`;
