import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import {
  listAnswerFormKeys,
  listDisablingKeys,
  isDisabled,
  listMissingParts,
  questionCommentKey,
  selectAnswersInForce,
} from '@cert/shared/domain';
import { Icon, color, fontFamily, radius, fontSize, space } from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { toStoredAnswers } from '../saving/answerSaver.ts';
import { useDerivedValue } from '../saving/useFormStore.ts';
import { toAnswerableQuestion } from '../toAnswerableQuestion.ts';

type Props = { question: Question };

/**
 * The question number. An answered question also has a mark, even before the answer is saved: a warning while a
 * required comment or document is missing or an entry is invalid, otherwise a green check mark. An unanswered or
 * disabled question has no mark. See docs/product/answering.md#required-parts.
 */
export function QuestionNumber({ question }: Props) {
  const { t } = useCurrentCategory();
  const state = useAnswerState(question);
  if (state === 'open') return <QuestionNumberCircle>{question.index}</QuestionNumberCircle>;
  const isDone = state === 'answered';
  return (
    <QuestionNumberCircle
      data-state={state}
      title={isDone ? undefined : t(`question.lacks.${state}`)}
    >
      {question.index}
      <Mark data-when="valid">
        <Icon name={isDone ? 'check' : 'warning'} />
        <span className="visually-hidden">
          , {t(isDone ? 'question.answered' : `question.lacks.${state}`)}
        </span>
      </Mark>
      <Mark data-when="invalid">
        <Icon name="warning" />
        <span className="visually-hidden">, {t('question.invalid')}</span>
      </Mark>
    </QuestionNumberCircle>
  );
}

/** The required parts that are missing in an answered question. */
type Lacking = 'comment' | 'document' | 'both';

function useAnswerState(question: Question): 'open' | 'answered' | Lacking {
  const { category, content } = useCurrentCategory();
  const rules = toAnswerableQuestion(question, category.responses);
  const required = {
    // `listMissingParts` returns nothing for a locked question, but the mark also shows what a locked question lacks.
    isLocked: false,
    isCommentRequired: question.commentsRequired === 1,
    isDocumentRequired: question.documentsRequired === 1,
  };
  const hasDocument = category.documents.some(({ questionId }) => questionId === question.id);
  const keys = [
    ...listAnswerFormKeys(rules),
    ...listDisablingKeys(rules, content.questions),
    ...(required.isCommentRequired ? [questionCommentKey(question.id)] : []),
  ];
  return useDerivedValue(keys, (known) => {
    const answers = selectAnswersInForce(content, toStoredAnswers(known));
    if (isDisabled(rules, answers)) return 'open';
    const missing = listMissingParts({ ...rules, ...required }, { answers, hasDocument });
    if (missing.includes('answer')) return 'open';
    const [lacking] = missing;
    if (lacking === undefined || lacking === 'answer') return 'answered';
    return missing.length > 1 ? 'both' : lacking;
  });
}

/** CSS detects an invalid input in the card, so that no React state is needed for it. */
const withIssue = "section:has([aria-invalid='true'])";

/**
 * The question number in a circle: grey without an answer, green when complete, amber when incomplete or invalid. Also
 * used in `bench/`.
 */
export const QuestionNumberCircle = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${space[6]};
  block-size: ${space[6]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  font: 600 ${fontSize.text} / 1 ${fontFamily.serif};
  color: ${color.inkSoft};

  &[data-state] {
    border-color: ${color.warning};
    color: ${color.warning};
    background: ${color.warningSoft};
  }

  &[data-state='answered'] {
    border-color: ${color.final};
    color: ${color.final};
    background: ${color.finalSoft};
  }

  ${withIssue} &[data-state] {
    border-color: ${color.warning};
    color: ${color.warning};
    background: ${color.warningSoft};
  }
`;

/** The mark at the edge of the circle. */
const Mark = styled.span`
  position: absolute;
  inset-block-end: calc(-1 * ${space[1]});
  inset-inline-end: calc(-1.5 * ${space[1]});
  display: grid;
  place-items: center;
  inline-size: ${space[4]};
  block-size: ${space[4]};
  border-radius: ${radius.round};
  font-size: 0.6875rem;
  color: ${color.fillInk};
  background: ${color.warning};
  outline: 2px solid ${color.paper};

  [data-state='answered'] > &[data-when='valid'] {
    background: ${color.final};
  }

  &[data-when='invalid'],
  ${withIssue} &[data-when='valid'] {
    display: none;
  }

  ${withIssue} &[data-when='invalid'] {
    display: grid;
  }
`;
