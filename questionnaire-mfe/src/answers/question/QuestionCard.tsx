import { useId } from 'react';
import { styled } from 'styled-components';
import type { Question, CategoryReply } from '@cert/shared/contract';
import {
  listAnswerFormKeys,
  listDisablingKeys,
  isCompleted,
  isDisabled,
  isInTeam,
  selectAnswersInForce,
  type AnswerableQuestion,
  type LockReason,
  type QuestionKind,
} from '@cert/shared/domain';
import { Slot } from '@cert/shared/platform';
import { Card, FoldedChoices, Notice, media, space } from '@cert/shared/ui';
import { SavedQuestionToggle } from '../../collections/SavedQuestionToggle.tsx';
import { PreviousAnswer } from '../../previous-answers/PreviousAnswer.tsx';
import { findQuestionnaireLockReason, useQuestionAccess } from '../editAccess.tsx';
import { toQuestionAnchor } from '../area/toAreaAddress.ts';
import { fieldByKind } from '../fields/fieldByKind.tsx';
import type { QuestionFieldProps } from '../fields/QuestionFieldComponent.ts';
import { useCurrentCategory, type CurrentCategory } from '../CurrentCategory.tsx';
import { toStoredAnswers } from '../saving/answerSaver.ts';
import { useDerivedValue } from '../saving/useFormStore.ts';
import { toAnswerableQuestion } from '../toAnswerableQuestion.ts';
import { QuestionConflicts } from './QuestionConflicts.tsx';
import { QuestionFooter } from './QuestionFooter.tsx';
import { QuestionHeader } from './QuestionHeader.tsx';
import { QuestionNumber } from './QuestionNumber.tsx';

type Props = {
  question: Question;
  /**
   * Whether the card is visible without scrolling. The browser then renders it in the first frame; it renders any other
   * card a frame later, which counts as a layout shift. False by default.
   */
  isOnFirstScreen?: boolean;
  /** Id of the text that explains why the whole questionnaire is locked, if it is. */
  questionnaireLockId: string | undefined;
};

/** One question: its text, its field, and the expandable comment and documents. */
export function QuestionCard({ question, isOnFirstScreen = false, questionnaireLockId }: Props) {
  const current = useCurrentCategory();
  const { questionnaireId, category, content } = current;
  const headingId = useId();
  const lockId = useId();
  const rules = toAnswerableQuestion(question, category.responses);
  const isQuestionDisabled = useDerivedValue(listDisablingKeys(rules, content.questions), (known) =>
    isDisabled(rules, selectAnswersInForce(content, toStoredAnswers(known))),
  );
  const access = useQuestionAccess({
    areaCounts: takesAnswers(category, question),
    isQuestionLocked: question.locked === 1,
    isQuestionDisabled,
  });
  const ownLock = findQuestionnaireLockReason(current) ? undefined : access.lock;
  const notice = noticeText(current, { question, rules, isQuestionDisabled, lock: ownLock });
  return (
    <Card
      tone={question.advanced === 1 ? 'gold' : 'plain'}
      id={toQuestionAnchor(question.id)}
      labelledBy={headingId}
      isOneOfMany={!isOnFirstScreen}
    >
      <QuestionLayout>
        <QuestionNumber question={question} />
        <div>
          <header>
            <QuestionHeader question={question} headingId={headingId} />
            <SavedQuestionToggle question={question} />
          </header>
          {question.notice && <Notice tone="info">{question.notice}</Notice>}
          {notice && (
            <Notice tone="info">
              <span id={lockId}>{notice}</span>
            </Notice>
          )}
          <QuestionField
            question={question}
            isReadOnly={access.isReadOnly}
            describedBy={notice ? lockId : questionnaireLockId}
          />
          <PreviousAnswer
            question={question}
            isReadOnly={access.isReadOnly}
            isInForce={!isQuestionDisabled}
          />
          <QuestionConflicts question={question} />
          <Slot
            name="question.above-beyond"
            questionnaireId={questionnaireId}
            question={question}
          />
          <QuestionFooter question={question} access={access} />
          <Slot name="question.certifier" questionnaireId={questionnaireId} question={question} />
        </div>
      </QuestionLayout>
    </Card>
  );
}

/**
 * Why the question cannot be answered or, for the team, why its answer does not count. Undefined if it can be answered
 * and its answer counts.
 */
function noticeText(
  { role, t }: CurrentCategory,
  {
    question: { disabledOnTexts: cause },
    rules,
    isQuestionDisabled,
    lock,
  }: {
    question: Question;
    rules: AnswerableQuestion;
    isQuestionDisabled: boolean;
    lock: LockReason | undefined;
  },
): string | undefined {
  if (lock && lock !== 'question-disabled') return t(`lock.${lock}`, { ns: 'platform' });
  if (!isQuestionDisabled || !(lock || isInTeam(role))) return undefined;
  if (!cause && rules.disabled) return t('question.notInUse');
  return cause && isInTeam(role)
    ? t('doesNotApply', { ...cause, ns: 'platform' })
    : t('lock.question-disabled', { ns: 'platform' });
}

/**
 * The answer field of a question. For the team, a read-only choice question shows only the chosen answers until the
 * user expands the list.
 */
function QuestionField(props: QuestionFieldProps) {
  const { role } = useCurrentCategory();
  const { question, isReadOnly } = props;
  const isFolded =
    isReadOnly && isInTeam(role) && isChoiceKind(question.type) && question.answers.length > 1;
  const Field = isFolded ? FoldedField : fieldByKind[question.type];
  return <Field {...props} />;
}

function FoldedField(props: QuestionFieldProps) {
  const { t } = useCurrentCategory();
  const { question } = props;
  const Field = fieldByKind[question.type];
  const count = question.answers.length;
  const isChosen = useDerivedValue(listAnswerFormKeys(question), (known) =>
    isCompleted(question, toStoredAnswers(known)),
  );
  return (
    <FoldedChoices
      showText={t('question.showChoices', { count })}
      hideText={t('question.hideChoices')}
      none={isChosen ? undefined : t('question.unanswered')}
    >
      <Field {...props} />
    </FoldedChoices>
  );
}

function isChoiceKind(kind: QuestionKind): boolean {
  return kind === 'single-choice' || kind.startsWith('multi-choice');
}

/** The number of a question, and beside it (on a phone below it) the head, the field and the footer. */
export const QuestionLayout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};

  & > :last-child {
    display: grid;
    gap: ${space[4]};
    min-inline-size: 0;
  }

  & > :last-child > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]};
    align-items: start;
    /* The touch area of the bookmark overlaps the padding of the card. */
    margin-block-start: calc(-1 * ${space[2]});
    margin-inline-end: calc(-1 * ${space[2]});
  }

  & > :last-child > header > :first-child {
    padding-block-start: ${space[2]};
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

/** Whether the question's area takes answers. In a key-only questionnaire some areas do not. */
function takesAnswers({ areas }: CategoryReply, { id }: Question): boolean {
  return areas.some(({ open, questions }) => open && questions.some((one) => one.id === id));
}
