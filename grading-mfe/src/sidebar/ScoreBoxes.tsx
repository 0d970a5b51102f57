import { useTranslation } from 'react-i18next';
import { styled, css } from 'styled-components';
import type { CategorySummary, QuestionnaireInfo } from '@cert/shared/contract';
import { certificateThresholdPercent } from '@cert/shared/domain';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  space,
  color,
  fontFamily,
  Icon,
  radius,
  fontSize,
  type GradeMarkTone,
} from '@cert/shared/ui';
import { scoreOf, type Score } from './scoreOf.ts';
import { SidebarBox } from './SidebarBox.tsx';

type Props = { info: QuestionnaireInfo; categories: readonly CategorySummary[] };

/** The four total scores: last year's, the system's, the reader's own and the final one. */
export function ScoreBoxes({ info, categories }: Props) {
  const { t } = useTranslation('grading');
  const threshold = info.questionnaire.threshold ?? certificateThresholdPercent;
  const areas = categories.flatMap((category) => category.areas);
  const { year, overalResult: previous = null } = info.previousQuestionnaire ?? {};
  return (
    <SidebarBox title={t('sidebar.scores.title')}>
      <Grid>
        <ScoreBox
          title={
            year === undefined
              ? t('sidebar.scores.previousYear')
              : t('sidebar.scores.previous', { year })
          }
          percent={previous}
          isBelow={previous !== null && previous < threshold}
          threshold={threshold}
        />
        {kinds.map(([kind, tone]) => (
          <ScoreBox
            key={kind}
            title={t(`sidebar.scores.${kind}`)}
            tone={tone}
            threshold={threshold}
            {...scoreOf(kind, areas, threshold)}
          />
        ))}
      </Grid>
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
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
`;

type ScoreBoxProps = Pick<Score, 'percent' | 'isBelow'> &
  Partial<Score> & {
    title: string;
    /** Colour of this kind of grade (system, own, final); undefined for last year's result. */
    tone?: GradeMarkTone;
    /** Minimum score for the certificate, as an integer percentage. */
    threshold: number;
  };

/**
 * One total score. Also shows whether the score is below the threshold and, while some areas have no grade, how many
 * have one.
 */
function ScoreBox({ title, tone, percent, isBelow, graded, areas, threshold }: ScoreBoxProps) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const isPartial = graded !== undefined && areas !== undefined && graded < areas;
  return (
    <Box $isBelow={isBelow}>
      <dt>{title}</dt>
      <Figure $tone={tone}>{percent === null ? '–' : formatPercent(percent, language)}</Figure>
      {isBelow && (
        <Below>
          <Icon name="warning" />
          {t('sidebar.scores.below', { percent: formatPercent(threshold, language) })}
        </Below>
      )}
      {isPartial && <Note>{t('sidebar.scores.partial', { graded, areas })}</Note>}
    </Box>
  );
}

const warning = css`
  border-color: ${color.warningLine};
  background: ${color.warningSoft};
`;

const Box = styled.div<{ $isBelow: boolean }>`
  display: grid;
  align-content: start;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  font-size: ${fontSize.small};
  line-height: 1.4;

  ${({ $isBelow }) => $isBelow && warning}
`;

const Figure = styled.dd<{ $tone: GradeMarkTone | undefined }>`
  font: 600 ${fontSize.heading} / 1.4 ${fontFamily.serif};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${({ $tone }) => ($tone ? color[$tone] : color.ink)};
`;

const Below = styled.dd`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-weight: 600;
  color: ${color.warning};
`;

const Note = styled.dd`
  color: ${color.inkSoft};
`;
