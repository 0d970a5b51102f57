import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import type { ReportData } from '../../reportData.ts';

type Props = {
  report: Pick<ReportData, 'year' | 'overallPercent' | 'thresholdPercent' | 'previous'>;
};

/** Radius and width of both rings in units of the drawing, which is 200 wide. */
const own = { radius: 88, width: 18 } as const;
const earlier = { radius: 71, width: 5 } as const;

/**
 * The share of all points as a ring in the colours of the panel, with the earlier share as a thin ring and a line at
 * the threshold. It is drawn without the chart library, so that it appears immediately.
 */
export function ScoreRing({ report: { year, overallPercent, thresholdPercent, previous } }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const overall = formatPercent(overallPercent, language);
  const values = {
    year,
    overall,
    threshold: formatPercent(thresholdPercent, language),
    previousYear: previous?.year ?? '',
    previous: formatPercent(previous?.percent ?? 0, language),
  };
  return (
    <Frame role="img" aria-label={t(`result.ring.${previous ? 'compared' : 'alone'}`, values)}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <g transform="rotate(-90 100 100)">
          <Arc {...own} percent={100} opacity={0.16} />
          <Arc {...own} percent={overallPercent} />
          {previous && <Arc {...earlier} percent={previous.percent} opacity={0.7} />}
          <g transform={`rotate(${3.6 * thresholdPercent} 100 100)`}>
            <Tick stroke="var(--panel)" strokeWidth={7} />
            <Tick stroke="currentColor" strokeWidth={2.5} />
          </g>
        </g>
      </svg>
      <Middle>
        <strong>{overall}</strong>
        {t('result.ofPoints')}
      </Middle>
    </Frame>
  );
}

type ArcProps = { radius: number; width: number; percent: number; opacity?: number };

/** A part of a circle, clockwise from the top. */
function Arc({ radius, width, percent, opacity = 1 }: ArcProps) {
  if (percent === 0) return null;
  return (
    <circle
      cx={100}
      cy={100}
      r={radius}
      fill="none"
      stroke="currentColor"
      strokeOpacity={opacity}
      strokeWidth={width}
      pathLength={100}
      strokeDasharray={percent === 100 ? undefined : `${percent} 100`}
    />
  );
}

type TickProps = { stroke: string; strokeWidth: number };

function Tick(props: TickProps) {
  return <path d={`M${200 - 22} 100H200`} {...props} />;
}

const Frame = styled.div`
  position: relative;
  inline-size: min(${sheetMm(58)}, 100%);
  min-inline-size: min(${sheetRem(11)}, 100%);
  aspect-ratio: 1;

  & > svg {
    inline-size: 100%;
  }
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  font-size: max(${sheetMm(3.6)}, ${fontSize.small});

  & strong {
    font: 600 max(${sheetMm(14)}, ${sheetRem(2.5)}) / 1.05 ${fontFamily.serif};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
`;
