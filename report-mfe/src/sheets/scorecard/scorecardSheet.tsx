import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import type { CertificateDecision } from '@cert/shared/domain';
import { color, fontSize } from '@cert/shared/ui';
import { forcedChartColors } from '../../charts/chartColors.ts';
import { shortenName } from '../../layout/fitText.ts';
import { smallSheetQuery } from '../../layout/Paper.tsx';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { Paper } from '../../layout/Paper.tsx';
import { Eyebrow, SheetFooter } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { countReachedKeyAreas, type ReportData } from '../../reportData.ts';
import { defineSheet } from '../defineSheet.ts';
import { useDescribeGradeGap } from '../grades/useDescribeGradeGap.ts';
import { findCertificateOutcome } from '../result/resultTexts.ts';
import { AreaList } from './AreaList.tsx';
import { chooseScorecardNameLength } from './chooseScorecardNameLength.ts';
import { ScorePanel } from './ScorePanel.tsx';
import { selectScorecardAreas } from './selectScorecardAreas.ts';
import { StepBars } from './StepBars.tsx';

/**
 * A summary on one sheet: share of all points, key areas, steps, strengths and next steps. It comes after the cover,
 * and is also a separate view. See docs/product/report.md#scorecard.
 */
export const scorecardSheet = defineSheet({
  id: 'scorecard',
  title: 'contents.titles.scorecard',
  when: ({ categories }) => categories.length > 0,
  Sheet: ScorecardSheet,
});

function ScorecardSheet({ id, report, programme, pageNumber }: SheetProps) {
  const { t } = useTranslation('report');
  const headline = useOutcome(report, programme.product);
  const describeGap = useDescribeGradeGap(report);
  const { strengths, nextSteps } = selectScorecardAreas(report);
  const maxLetters = chooseScorecardNameLength({
    headline,
    steps: report.categories.map(({ title }) => title),
    lists: [strengths, nextSteps].map(({ areas }) =>
      areas.map((area) => ({ name: area.title, gap: describeGap(area) })),
    ),
  });
  // Shown alone, the sheet is the whole document, so its heading is of level 1.
  const isAlone = pageNumber === 1;
  const lists = { report, maxLetters, titleAs: isAlone ? 'h2' : 'h3' } as const;
  const headlineId = `${id}-headline`;
  return (
    <Ground id={id} aria-labelledby={headlineId} $decision={report.decision}>
      <ScorePanel report={report} />
      <header>
        <Eyebrow>{t('scorecard.eyebrow')}</Eyebrow>
        <Headline id={headlineId} as={isAlone ? 'h1' : 'h2'}>
          {headline}
        </Headline>
      </header>
      <Body>
        <StepBars report={report} maxLetters={maxLetters} />
        <Lists>
          <AreaList kind="strengths" list={strengths} {...lists} />
          <AreaList kind="nextSteps" list={nextSteps} {...lists} />
        </Lists>
      </Body>
      <SheetFooter
        report={{ ...report, organisation: shortenName(report.organisation, footerLetters) }}
        pageNumber={pageNumber}
      />
    </Ground>
  );
}

/** The outcome as one sentence. Before the decision it says that there is no decision yet. */
function useOutcome(report: ReportData, product: string): string {
  const { t } = useTranslation('report');
  const outcome = findCertificateOutcome(report);
  const { keyAreas, year } = report;
  const values = { product, year };
  switch (outcome.kind) {
    case 'below-threshold':
      return t('scorecard.outcome.below-threshold', { ...values, count: outcome.points });
    case 'key-area-below':
      return t('scorecard.outcome.key-area-below', {
        ...values,
        count: keyAreas.length - countReachedKeyAreas(report),
      });
    case 'passed':
    case 'undecided':
      return t(`scorecard.outcome.${outcome.kind}`, values);
  }
}

/** The colours of the panel for each decision. They are the colours of the cover. */
const panelLooks: Record<CertificateDecision, ReturnType<typeof css>> = {
  passed: css`
    --panel: ${color.brand};
    --panel-ink: ${color.brandInk};
  `,
  'not-passed': css`
    --panel: ${color.brandSoft};
    --panel-ink: ${color.brandStrong};
  `,
  'not-decided': css`
    --panel: ${color.wash};
    --panel-ink: ${color.brandStrong};
  `,
};

/** The width of the panel at the left edge, in millimetres. */
const panelMm = 92;
/** Maximum number of characters of the organisation's name in the footer. The panel has space for a longer name. */
const footerLetters = 70;

const Ground = styled(Paper)<{ $decision: CertificateDecision }>`
  ${forcedChartColors}
  ${({ $decision }) => panelLooks[$decision]}

  grid-template-columns: ${sheetMm(panelMm)} minmax(0, 1fr);
  column-gap: ${sheetMm(14)};
  padding-inline: 0 ${sheetMm(20)};

  & > [data-panel] {
    grid-row: 1 / -1;
    margin-block: calc(-1 * ${sheetMm(18)}) calc(-1 * ${sheetMm(12)});
  }

  ${smallSheetQuery} {
    grid-template: none / minmax(0, 1fr);
    padding-inline: ${sheetMm(20)};

    & > [data-panel] {
      grid-row: auto;
      margin-block-end: ${sheetRem(1.5)};
      margin-inline: calc(-1 * ${sheetMm(20)});
    }
  }
`;

const Headline = styled.h2`
  margin-block-start: ${sheetMm(3)};
  font-size: max(${sheetMm(9)}, ${fontSize.heading});
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: max(${sheetMm(5)}, ${sheetRem(1.25)});
  padding-block: max(${sheetMm(6)}, ${sheetRem(1)}) max(${sheetMm(6)}, ${sheetRem(1.25)});
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${sheetMm(70)}, 100%), 1fr));
  gap: max(${sheetMm(5)}, ${sheetRem(1)}) ${sheetMm(10)};

  ${smallSheetQuery} {
    grid-template-columns: repeat(auto-fit, minmax(min(${sheetRem(16)}, 100%), 1fr));
  }
`;
