import { useId } from 'react';
import type { Question } from '@cert/shared/contract';
import { disablingKeys, isDisabled } from '@cert/shared/domain';
import { Slot } from '@cert/shared/platform';
import { Card, Notice } from '@cert/shared/ui';
import { PreviousAnswer } from '../../previous/PreviousAnswer.tsx';
import { SavedQuestionToggle } from '../../saved-questions/SavedQuestionToggle.tsx';
import { toAnswerableQuestion } from '../toAnswerableQuestion.ts';
import { questionnaireLockReason } from '../questionnaireLockReason.ts';
import { useOpenCategory } from '../OpenCategory.tsx';
import { toStoredAnswers } from '../saving/answerSaver.ts';
import { useDerivedValue } from '../saving/useFormStore.ts';
import { Conflicts } from './Conflicts.tsx';
import { QuestionField } from './QuestionField.tsx';
import { QuestionFooter } from './QuestionFooter.tsx';
import { QuestionHeader } from './QuestionHeader.tsx';
import { QuestionLayout } from './QuestionLayout.ts';
import { QuestionNumber } from './QuestionNumber.tsx';
import { questionAnchor } from './questionAnchor.ts';
import { takesAnswers } from './takesAnswers.ts';
import { useQuestionAccess } from './useQuestionAccess.ts';

type Props = {
  question: Question;
  /** Id of the text that explains why the whole questionnaire is locked, if it is. */
  questionnaireLockId: string | undefined;
};

/** One question: its text, its field, and the expandable comment and documents. */
export function QuestionCard({ question, questionnaireLockId }: Props) {
  const open = useOpenCategory();
  const { questionnaireId, category, t } = open;
  const headingId = useId();
  const lockId = useId();
  const rules = toAnswerableQuestion(question, category.responses);
  const isQuestionDisabled = useDerivedValue(disablingKeys(rules), (known) =>
    isDisabled(rules, toStoredAnswers(known)),
  );
  const access = useQuestionAccess({
    areaCounts: takesAnswers(category, question),
    isQuestionLocked: question.locked === 1,
    isQuestionDisabled,
  });
  const ownLock = questionnaireLockReason(open) ? undefined : access.lock;
  return (
    <Card
      tone={question.advanced === 1 ? 'gold' : 'plain'}
      id={questionAnchor(question.id)}
      labelledBy={headingId}
      isOneOfMany
    >
      <QuestionLayout>
        <QuestionNumber question={question} />
        <div>
          <header>
            <QuestionHeader question={question} headingId={headingId} />
            <SavedQuestionToggle question={question} />
          </header>
          {question.notice && <Notice tone="info">{question.notice}</Notice>}
          {ownLock && (
            <Notice tone="info">
              <span id={lockId}>
                {ownLock === 'question-disabled' && rules.disabled
                  ? t('question.notInUse')
                  : t(`lock.${ownLock}`, { ns: 'platform' })}
              </span>
            </Notice>
          )}
          <QuestionField
            question={question}
            isReadOnly={access.isReadOnly}
            describedBy={ownLock ? lockId : questionnaireLockId}
          />
          <PreviousAnswer question={question} isReadOnly={access.isReadOnly} />
          <Conflicts question={question} />
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
