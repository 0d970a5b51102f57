import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CategorySummary, QuestionnaireInfo } from '@cert/shared/contract';
import { gradingLockReason } from '@cert/shared/domain';
import { color, fontSize, Icon } from '@cert/shared/ui';
import { countGradedAreas } from './calculateScore.ts';

type Props = { info: QuestionnaireInfo; categories: readonly CategorySummary[] };

/**
 * How far the certification is, in one line that is shown also while the boxes below are folded: at first how many
 * areas the user has graded, then how many certifiers have finalized, at the end that the report is released.
 */
export function CertificationStatusLine(props: Props) {
  const { text, isDone } = useStateText(props);
  return (
    <Line data-is-done={isDone || undefined}>
      {isDone && <Icon name="check" />}
      {text}
    </Line>
  );
}

function useStateText({ info, categories }: Props): { text: string; isDone: boolean } {
  const { t } = useTranslation('grading');
  const { t: tPlatform } = useTranslation('platform');
  const {
    finalized,
    ownFinalized,
    certifiers = [],
    settings,
    reportReleasedAt,
  } = info.questionnaire;
  if (reportReleasedAt != null) return { text: t('sidebar.state.released'), isDone: true };
  if (finalized === 1) return { text: t('sidebar.state.allFinalized'), isDone: true };
  if (ownFinalized === 1) {
    const done = certifiers.filter((one) => one.finalized === 1).length;
    const text = t('sidebar.state.ownFinalized', { done, certifiers: certifiers.length });
    return { text, isDone: false };
  }
  const lock = gradingLockReason({ gradingLocked: settings.gradingLocked === 1 });
  if (lock) return { text: tPlatform(`lock.${lock}`), isDone: false };
  const areas = categories.flatMap((category) => category.areas);
  return { text: t('sidebar.state.graded', countGradedAreas('certifier', areas)), isDone: false };
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.4em;
  font-size: ${fontSize.small};
  line-height: 1.25;
  color: ${color.inkSoft};

  &[data-is-done] {
    font-weight: 600;
    color: ${color.final};
  }
`;
