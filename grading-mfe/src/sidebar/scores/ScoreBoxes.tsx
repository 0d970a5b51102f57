import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { CategorySummary, QuestionnaireInfo } from '@cert/shared/contract';
import { certificateThresholdPercent } from '@cert/shared/domain';
import { space } from '@cert/shared/ui';
import { SidebarBox } from '../SidebarBox.tsx';
import { ScoreBox } from './ScoreBox.tsx';
import { scoreOf } from './scoreOf.ts';

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
