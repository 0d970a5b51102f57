import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { completingKeys, disablingKeys, isCompleted, isDisabled } from '@cert/shared/domain';
import { Icon, color, fontFamily, radius, fontSize, space } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';
import { toStoredAnswers } from '../saving/answerSaver.ts';
import { useDerivedValue } from '../saving/useFormStore.ts';
import { toAnswerableQuestion } from '../toAnswerableQuestion.ts';

type Props = { question: Question };

/**
 * The question number, or a green check mark once the question is answered, even before the answer is saved. It follows
 * the same rules as the area's progress: a question that another answer disables has no check mark.
 */
export function QuestionNumber({ question }: Props) {
  const { category, t } = useOpenCategory();
  const rules = toAnswerableQuestion(question, category.responses);
  const keys = [...completingKeys(rules), ...disablingKeys(rules)];
  const isAnswered = useDerivedValue(keys, (known) => {
    const answers = toStoredAnswers(known);
    return isCompleted(rules, answers) && !isDisabled(rules, answers);
  });
  if (!isAnswered) return <NumberMark>{question.index}</NumberMark>;
  return (
    <NumberMark data-answered>
      <Icon name="check" />
      <span className="visually-hidden">
        {question.index}, {t('question.answered')}
      </span>
    </NumberMark>
  );
}

/** The question number in a circle; green when the question is answered. */
export const NumberMark = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${space[6]};
  block-size: ${space[6]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  font: 600 ${fontSize.text} / 1 ${fontFamily.serif};
  color: ${color.inkSoft};

  &[data-answered] {
    border-color: ${color.final};
    color: ${color.fillInk};
    background: ${color.final};
  }
`;
