import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Area } from '@cert/shared/contract';
import { completingKeys, countCompleted, disablingKeys } from '@cert/shared/domain';
import { color, fontSize, space } from '@cert/shared/ui';
import { toAnswerableQuestion } from '../toAnswerableQuestion.ts';
import { useOpenCategory } from '../OpenCategory.tsx';
import { toStoredAnswers } from '../saving/answerSaver.ts';
import { useDerivedValues } from '../saving/useFormStore.ts';
import { AreaSaveState } from './AreaSaveState.tsx';

type Props = { area: Area };

/** "5 of 8 questions answered", updated on each key press, and the save state of the whole area. */
export function AreaProgress({ area }: Props) {
  const { t } = useTranslation('questionnaire');
  const { category } = useOpenCategory();
  const questions = area.questions.map((question) =>
    toAnswerableQuestion(question, category.responses),
  );
  const keys = questions.flatMap((question) => [
    ...completingKeys(question),
    ...disablingKeys(question),
  ]);
  const { completed: done, answerable: count } = useDerivedValues(keys, (known) =>
    countCompleted(questions, toStoredAnswers(known)),
  );
  return (
    <Row>
      <span>{t('area.answered', { done, count })}</span>
      <AreaSaveState area={area} />
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding-block-start: ${space[2]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
