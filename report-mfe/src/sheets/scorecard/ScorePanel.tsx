import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { findBandResult, type Band } from '@cert/shared/domain';
import { formatNumber, formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { fontFamily, fontSize } from '@cert/shared/ui';
import { shortenName } from '../../layout/fitText.ts';
import { smallSheetQuery } from '../../layout/Paper.tsx';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { countReachedKeyAreas, type ReportData } from '../../reportData.ts';
import { useKeyAreasMessage } from '../grades/useKeyAreasMessage.ts';
import { findResultChange } from '../result/resultTexts.ts';
import { ScoreRing } from './ScoreRing.tsx';

type Props = { report: ReportData };

/** The panel at the left edge of the scorecard: organisation, share of all points, and key areas. */
export function ScorePanel({ report }: Props) {
  const { t } = useTranslation('report');
  const change = findResultChange(report);
  const name = shortenName(report.organisation, maxLetters);
  return (
    <Panel data-panel>
      <Name>
        <strong
          style={{
            fontSize: `max(${sheetMm(findBandResult(nameSizes, name.length))}, ${sheetRem(1.25)})`,
          }}
        >
          {name}
        </strong>
        <span>{report.year}</span>
      </Name>
      <Score>
        <ScoreRing report={report} />
        <ScoreKey report={report} />
        {change && (
          <p>{t(`result.change.${change.kind}`, { count: change.points, year: change.year })}</p>
        )}
      </Score>
      {report.keyAreas.length > 0 && <KeyAreas report={report} />}
    </Panel>
  );
}

/** The type size of the organisation's name in millimetres. The lower bounds are the name's length in characters. */
const nameSizes: readonly Band<number>[] = [
  { from: 0, gives: 9 },
  { from: 24, gives: 7 },
  { from: 48, gives: 5 },
  { from: 90, gives: 4 },
];
const maxLetters = 130;

/** The legend of the thin ring and of the line across the ring. */
function ScoreKey({ report }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { previous } = report;
  const threshold = formatPercent(report.thresholdPercent, language);
  return (
    <Key role="list">
      {previous && (
        <li>
          <svg viewBox="0 0 24 10" aria-hidden="true">
            <path d="M1 5H23" strokeWidth={2.5} strokeOpacity={0.7} />
          </svg>
          {previous.year}: {formatPercent(previous.percent, language)}
        </li>
      )}
      <li>
        <svg viewBox="0 0 24 10" aria-hidden="true">
          <path d="M12 0V10" strokeWidth={2} />
        </svg>
        {t('chart.threshold', { percent: threshold })}
      </li>
    </Key>
  );
}

/** How many key areas reach the required grade: as a number, as dots, and as a sentence. */
function KeyAreas({ report }: Props) {
  const language = useLanguage();
  const reached = countReachedKeyAreas(report);
  const { length } = report.keyAreas;
  return (
    <Keys>
      <b aria-hidden="true">{`${formatNumber(reached, language)}/${formatNumber(length, language)}`}</b>
      <Dots aria-hidden="true">
        {report.keyAreas.map(({ id }, index) => (
          <svg key={id} viewBox="0 0 10 10">
            <circle cx={5} cy={5} r={4} fill={index < reached ? 'currentColor' : 'none'} />
          </svg>
        ))}
      </Dots>
      <p>{useKeyAreasMessage(report)}</p>
    </Keys>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${sheetMm(4)};
  /* At the bottom, the content of the panel ends at the height at which the footer beside the panel begins. */
  padding: ${sheetMm(18)} ${sheetMm(14)} ${sheetMm(22)} ${sheetMm(20)};
  background: var(--panel);
  color: var(--panel-ink);
  font: 400 max(${sheetMm(4)}, ${fontSize.text}) / 1.35 ${fontFamily.sans};

  ${smallSheetQuery} {
    grid-template: auto / minmax(0, 1fr);
    gap: ${sheetRem(1.25)};
    padding-inline: ${sheetMm(20)};
    padding-block-end: ${sheetMm(14)};
  }
`;

const Name = styled.p`
  display: grid;
  gap: ${sheetMm(1)};
  overflow-wrap: anywhere;

  strong {
    font-family: ${fontFamily.serif};
    font-weight: 600;
    line-height: 1.15;
  }
`;

const Score = styled.div`
  display: grid;
  align-content: center;
  gap: max(${sheetMm(4)}, ${sheetRem(0.75)});
`;

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${sheetMm(1)} ${sheetMm(5)};
  font-size: max(${sheetMm(3.6)}, ${fontSize.small});

  & li {
    display: flex;
    align-items: center;
    gap: max(${sheetMm(2)}, ${sheetRem(0.375)});
  }

  & svg {
    flex: none;
    inline-size: max(${sheetMm(6)}, ${sheetRem(1.25)});
    stroke: currentColor;
  }
`;

const Keys = styled.div`
  display: grid;
  gap: ${sheetMm(2)};

  b {
    font: 600 max(${sheetMm(9)}, ${fontSize.heading}) / 1 ${fontFamily.serif};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Dots = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${sheetMm(1.2)};

  & svg {
    inline-size: max(${sheetMm(4)}, ${sheetRem(0.75)});
    stroke: currentColor;
    stroke-width: 1.2;
  }
`;
