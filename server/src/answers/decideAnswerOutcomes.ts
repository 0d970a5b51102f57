import { isDeepStrictEqual } from 'node:util';
import {
  answerKey,
  answerLockReason,
  isAnswered,
  isDisabled,
  listExcludedAnswers,
  selectAnswersInForce,
  type DisablingContent,
  type LockReason,
  type QuestionnaireSettings,
  type Role,
  type StoredAnswers,
} from '@cert/shared/domain';
import type { StoredResponse } from '@cert/shared/contract';
import type { AnswerContent, AnswerTarget } from './parseAnswer.ts';

/** An answer to a question, as a call has sent it, after its validation. */
export type SentAnswer = {
  target: AnswerTarget;
  answer: AnswerContent;
  /** The revision that the client knew when it changed the answer; if undefined, any revision is overwritten. */
  baseRevision: number | undefined;
};

/** An answer to store, with the response that it replaces and its new revision. */
export type ChangedAnswer = {
  sent: SentAnswer;
  stored: StoredResponse | undefined;
  revision: number;
  /** Whether the same value is stored already, so that only its revision changes (see `decideSaveOutcome`). */
  isSame: boolean;
};

/** The outcome of each sent key. */
export type AnswerOutcomes = {
  unchanged: { key: string; stored: StoredResponse | undefined }[];
  changed: ChangedAnswer[];
  conflicts: [key: string, stored: StoredResponse][];
  refused: [key: string, reason: LockReason][];
};

/**
 * Decides the outcome of every sent key. A client cannot answer a question that is disabled both before and after the
 * call. See docs/product/answering.md#who-can-answer.
 * @param stored stored responses by form key: those of the sent keys, of the answers that can disable the sent
 *   questions, and of the ticks that cannot be combined with the sent ones
 */
export function decideAnswerOutcomes({
  sent,
  stored,
  role,
  settings,
  areaCounts,
  content,
}: {
  sent: readonly SentAnswer[];
  stored: { readonly [formKey: string]: StoredResponse };
  role: Role;
  settings: QuestionnaireSettings;
  /** Whether an area takes answers; in a key-only questionnaire, only key areas do. */
  areaCounts: (areaId: number) => boolean;
  /** The content that decides which answers are in force: those to questions that are not disabled. */
  content: DisablingContent;
}): AnswerOutcomes {
  const decisions: AnswerOutcomes = { unchanged: [], changed: [], conflicts: [], refused: [] };
  const after = applied(
    stored,
    sent.filter((one) => !isOutdated(revisionsOf(one, stored))),
  );
  const inForce = [stored, after].map((answers) => selectAnswersInForce(content, answers));
  for (const one of sent) {
    const { key, areaId, question } = one.target;
    const known = stored[key];
    const ownLock = answerLockReason({
      role,
      settings,
      areaCounts: areaCounts(areaId),
      isQuestionLocked: question?.isLocked ?? false,
      isQuestionDisabled:
        question !== undefined && inForce.every((answers) => isDisabled(question, answers)),
    });
    const isExcluded =
      one.answer.value !== false &&
      listMutuallyExclusiveKeys(one.target).some(
        (other) => after[other] && isAnswered(after[other]),
      );
    const isSame = isStored(one.answer, known);
    const lock = ownLock ?? (isExcluded ? 'answer-excluded' : undefined);
    const revisions = revisionsOf(one, stored);
    const fate = decideSaveOutcome({ isSame, isLocked: lock !== undefined, ...revisions });
    if (lock && fate === 'refused') decisions.refused.push([key, lock]);
    else if (known && fate === 'conflict') decisions.conflicts.push([key, known]);
    else if (fate === 'unchanged') decisions.unchanged.push({ key, stored: known });
    else
      decisions.changed.push({
        sent: one,
        stored: known,
        revision: revisions.storedRevision + 1,
        isSame,
      });
  }
  return decisions;
}

/**
 * Lists the form keys of the ticks that cannot be combined with the given one. See
 * docs/product/questionnaire.md#answers-that-exclude-others.
 */
export function listMutuallyExclusiveKeys({ question, answerId, shape }: AnswerTarget): string[] {
  if (shape !== 'tick' || !question || answerId === null) return [];
  return listExcludedAnswers(answerId, question.answers).map(answerKey);
}

/** Whether the same content is stored already. Nothing stored counts as equal to a cleared answer. */
function isStored(answer: AnswerContent, known: StoredResponse | undefined): boolean {
  if (!known) return answer.value === false;
  return isDeepStrictEqual(answer, {
    answerId: known.answerId,
    value: known.value,
    content: known.content,
  });
}

function revisionsOf(
  { target, baseRevision }: SentAnswer,
  stored: { readonly [formKey: string]: StoredResponse },
) {
  return { baseRevision, storedRevision: stored[target.key]?.revision ?? 0 };
}

function applied(stored: StoredAnswers, sent: readonly SentAnswer[]): StoredAnswers {
  const changes = sent.map(({ target, answer }) => [
    target.key,
    { questionId: target.question?.id ?? null, ...answer },
  ]);
  return { ...stored, ...(Object.fromEntries(changes) as StoredAnswers) };
}

type SaveOutcome = 'unchanged' | 'changed' | 'conflict' | 'refused';

/**
 * Decides the outcome of one sent key. An identical value is `unchanged`, unless the key is not locked and the change
 * is based on the stored revision: then it is `changed`, and only the revision rises. See
 * docs/product/saving.md#outcome-of-a-key.
 * @param baseRevision revision that the client knew when it changed the answer; if undefined, any is overwritten
 * @param storedRevision revision of the stored response; 0 if nothing is stored
 */
export function decideSaveOutcome({
  isSame,
  isLocked,
  baseRevision,
  storedRevision,
}: {
  isSame: boolean;
  isLocked: boolean;
  baseRevision: number | undefined;
  storedRevision: number;
}): SaveOutcome {
  if (isSame && (isLocked || baseRevision !== storedRevision)) return 'unchanged';
  if (isLocked) return 'refused';
  return isOutdated({ baseRevision, storedRevision }) ? 'conflict' : 'changed';
}

/** Whether somebody has saved a newer revision than the one that the client knew. */
function isOutdated({
  baseRevision,
  storedRevision,
}: {
  baseRevision: number | undefined;
  storedRevision: number;
}): boolean {
  return baseRevision !== undefined && storedRevision > baseRevision;
}
