import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { gradingLockReason, isBeyondGrade } from '@cert/shared/domain';
import { isPermanentRefusal, useAct, useRead, type FillerPropsBySlot } from '@cert/shared/platform';
import { Notice, space, Switch } from '@cert/shared/ui';
import { useFailureText } from '../useFailureText.ts';

type Props = FillerPropsBySlot['question.above-beyond'];

/** The toggle of an Above-and-Beyond question. Renders nothing for other questions. */
export function BeyondToggle(place: Props) {
  if (place.question.advanced !== 1) return null;
  return <Toggle {...place} />;
}

function Toggle({ questionnaireId, question, isBrief = false }: Props) {
  const { t } = useTranslation('grading');
  const { t: tPlatform } = useTranslation('platform');
  const failureText = useFailureText();
  const { isMarked, failure, mark } = useBeyondMark({ questionnaireId, question });
  const info = useRead('info', { id: questionnaireId });
  const settings = info.data?.questionnaire.settings;
  const lock =
    question.disabled === 1
      ? 'question-disabled'
      : settings && gradingLockReason({ gradingLocked: settings.gradingLocked === 1 });
  return (
    <Rows>
      <Switch
        text={t('beyond.toggle')}
        isOn={isMarked}
        onChange={mark}
        isDisabled={lock !== undefined}
        hint={
          <span className={isBrief ? 'visually-hidden' : undefined}>
            {lock ? tPlatform(`lock.${lock}`) : t('beyond.hint')}
          </span>
        }
        tone="beyond"
      />
      {isPermanentRefusal(failure) && <Notice tone="failure">{failureText(failure)}</Notice>}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
`;

type BeyondMark = {
  isMarked: boolean;
  /**
   * The error of the last change, if it failed; the mark then has its stored value. The page's alert shows temporary
   * failures, so only permanent refusals must be shown here.
   */
  failure: unknown;
  mark: (isMarked: boolean) => void;
};

/**
 * The team's mark of an Above-and-Beyond question. A change is shown at once, and undone if saving fails.
 */
function useBeyondMark({
  questionnaireId,
  question,
}: {
  questionnaireId: number;
  question: Question;
}): BeyondMark {
  const update = useAct('aboveBeyondUpdate');
  const [pending, setPending] = useState<boolean>();
  const [failure, setFailure] = useState<unknown>();
  /** The latest choice; undefined when no call is in flight. */
  const latest = useRef<boolean>(undefined);

  async function mark(isMarked: boolean): Promise<void> {
    const isSending = latest.current !== undefined;
    latest.current = isMarked;
    setPending(isMarked);
    setFailure(undefined);
    // Two parallel calls could arrive in the wrong order. The call in flight sends the latest choice afterwards.
    if (isSending) return;
    try {
      let sent: boolean | undefined;
      while (sent !== latest.current) {
        sent = latest.current;
        await update({ id: questionnaireId, questionId: question.id, grade: sent });
      }
    } catch (thrown) {
      setFailure(thrown);
    }
    latest.current = undefined;
    setPending(undefined);
  }

  return {
    isMarked: pending ?? isBeyondGrade(question.grade ?? null),
    failure,
    mark: (isMarked) => void mark(isMarked),
  };
}
