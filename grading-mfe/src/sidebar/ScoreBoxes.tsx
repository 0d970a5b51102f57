import { useTranslation } from 'react-i18next';
import { styled, css } from 'styled-components';
import type { CategorySummary, QuestionnaireInfo } from '@cert/shared/contract';
import { certificateThresholdPercent } from '@cert/shared/domain';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage, useRead } from '@cert/shared/platform';
import {
  space,
  color,
  fontFamily,
  Icon,
  radius,
  fontSize,
  type GradeMarkTone,
} from '@cert/shared/ui';
import { calculateScore, type Score } from './calculateScore.ts';
import { SidebarBox } from './SidebarBox.tsx';

type Props = { info: QuestionnaireInfo; categories: readonly CategorySummary[] };

/**
 * The four scores: the result of the previous questionnaire, and the results of the system suggestions, of the
 * certifier's own grades and of the final grades. Until every area has a grade, a score is the average so far. See
 * docs/product/grading.md#scores.
 */
export function ScoreBoxes({ info, categories }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const threshold = info.questionnaire.threshold ?? certificateThresholdPercent;
  const thresholds = {
    ...useRead('programme', {}).data?.thresholds,
    certificatePercent: threshold,
  };
  const areas = categories.flatMap((category) => category.areas);
  const { year, overalResult: previous = null } = info.previousQuestionnaire ?? {};
  const scores = kinds.map(([kind, tone]) => ({
    kind,
    tone,
    title: t(`sidebar.scores.${kind}`),
    ...calculateScore(kind, areas, thresholds),
  }));
  const isAnyBelow = scores.some(({ isBelow }) => isBelow);
  return (
    <SidebarBox title={t('sidebar.scores.title')}>
      <Grid>
        <ScoreBox
          title={year === undefined ? t('sidebar.scores.previousYear') : String(year)}
          percent={previous}
          isBelow={previous !== null && previous < threshold}
          threshold={threshold}
        />
        {scores.map(({ kind, ...score }) => (
          <ScoreBox key={kind} threshold={threshold} {...score} />
        ))}
      </Grid>
      {/* The number of own grades is not repeated here, because `CertificationStatusLine` below shows it. */}
      {scores.map(({ kind, graded, areas: all }) => {
        if (kind === 'certifier' || graded === 0 || graded === all) return null;
        return (
          <Note key={kind}>Ø {t(`sidebar.scores.soFar.${kind}`, { graded, areas: all })}</Note>
        );
      })}
      {isAnyBelow && (
        <Note aria-hidden="true">
          <Icon name="warning" />
          {t('sidebar.scores.below', { percent: formatPercent(threshold, language) })}
        </Note>
      )}
    </SidebarBox>
  );
}

const kinds = [
  ['system', 'system'],
  ['certifier', 'own'],
  ['final', 'final'],
] as const;

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[1]};
`;

type ScoreBoxProps = Pick<Score, 'percent' | 'isBelow'> &
  Partial<Score> & {
    title: string;
    /** Colour of this kind of grade (system, own, final); undefined for the previous questionnaire's result. */
    tone?: GradeMarkTone;
    /** Minimum score for the certificate, as an integer percentage. */
    threshold: number;
  };

/** One score, with a warning sign if it is below the threshold and "Ø" if it is only the average so far. */
function ScoreBox({ title, tone, percent, isBelow, graded, areas, threshold }: ScoreBoxProps) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const isPartial = percent !== null && graded !== areas;
  return (
    <Box $isBelow={isBelow}>
      <dt>
        {title}
        {isBelow && <Icon name="warning" />}
      </dt>
      <Figure $tone={tone}>
        {isPartial && (
          <>
            <Average aria-hidden="true">Ø</Average>
            <span className="visually-hidden">{t('sidebar.scores.average')}</span>
          </>
        )}
        {percent === null ? '–' : formatPercent(percent, language)}
        {isBelow && (
          <span className="visually-hidden">
            {t('sidebar.scores.below', { percent: formatPercent(threshold, language) })}
          </span>
        )}
      </Figure>
    </Box>
  );
}

const warning = css`
  border-color: ${color.warningLine};
  background: ${color.warningSoft};
`;

const Box = styled.div<{ $isBelow: boolean }>`
  display: grid;
  align-content: space-between;
  padding: ${space[1]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  font-size: ${fontSize.small};
  line-height: 1.25;

  & > dt {
    display: flex;
    justify-content: space-between;
  }

  /* The warning sign is small, because the longest title, "Konačni", leaves no space for a larger sign. */
  & > dt > svg {
    align-self: center;
    inline-size: 0.9em;
    block-size: 0.9em;
    color: ${color.warning};
  }

  ${({ $isBelow }) => $isBelow && warning}
`;

const Figure = styled.dd<{ $tone: GradeMarkTone | undefined }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 0.15em;
  font: 600 ${fontSize.lead} / 1.25 ${fontFamily.serif};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${({ $tone }) => ($tone ? color[$tone] : color.ink)};
`;

const Average = styled.span`
  font-size: ${fontSize.small};
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${fontSize.small};
  line-height: 1.25;
  color: ${color.inkSoft};
`;
