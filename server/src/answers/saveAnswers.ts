import { countsInTotal, refuse } from '@cert/shared/domain';
import type { ParsedInput, Reply } from '@cert/shared/contract';
import type { MemberContext, UseCase } from '../useCase.ts';
import { parseAnswer, findAnswerTarget } from './parseAnswer.ts';
import { decideAnswerOutcomes, type SentAnswer } from './decideAnswerOutcomes.ts';
import { readStoredResponses, storeAnswers } from './storedResponses.ts';

/**
 * Saves answers and comments, each form key independently. Idempotent. A key that another person changed meanwhile is
 * not saved, but returned as a conflict. See docs/product/saving.md#outcome-of-a-key.
 * @throws Refusal invalid-input with `fields` by form key, and nothing saved, if a key is invalid: `unknown-key` or an
 *   `AnswerIssue`; locked with `{refused}`, reasons by form key, if nothing could be saved
 * @throws StaleReadError, and nothing saved, if data that were read for the decision have changed meanwhile
 */
export const saveAnswers: UseCase<'questionnaireAnswersSave'> = async (input, context) => {
  const { db, account, questionnaire, role, edition, now } = context;
  const sent = checkAll(input, context);
  const stored = await readStoredResponses({
    db,
    questionnaireId: questionnaire.id,
    edition,
    sent,
  });
  const { unchanged, changed, conflicts, refused } = decideAnswerOutcomes({
    sent,
    stored,
    role,
    settings: questionnaire.settings,
    areaCounts: (areaId) => {
      const area = edition.areas.get(areaId);
      return area !== undefined && countsInTotal(area, questionnaire.isKeyOnly);
    },
    content: { areas: edition.areas, isKeyOnly: questionnaire.isKeyOnly },
  });
  const nothingSaved = unchanged.length + changed.length + conflicts.length === 0;
  if (nothingSaved && refused.length > 0)
    throw refuse('locked', { refused: Object.fromEntries(refused) });

  const at = now();
  await storeAnswers({ db, accountId: account.id, questionnaire, role, changed, at });
  return {
    saved: Object.fromEntries([
      ...unchanged.map((known) => [
        known.key,
        {
          revision: known.stored?.revision ?? 0,
          savedAt: known.stored?.savedAt ?? at.toISOString(),
        },
      ]),
      ...changed.map((change) => [
        change.sent.target.key,
        { revision: change.revision, savedAt: at.toISOString() },
      ]),
    ]) as Reply<'questionnaireAnswersSave'>['saved'],
    conflicts: Object.fromEntries(conflicts),
    refused: Object.fromEntries(refused),
  };
};

/** Validates every key against the edition before anything is read or changed. */
function checkAll(
  { answers, revisions = {} }: ParsedInput<'questionnaireAnswersSave'>,
  { edition }: MemberContext,
): SentAnswer[] {
  const issues: { [key: string]: string } = {};
  const checked = Object.entries(answers).flatMap(([key, record]): SentAnswer[] => {
    const target = findAnswerTarget(edition, key);
    const result = target && parseAnswer(target, record);
    if (!target || !result) issues[key] = 'unknown-key';
    else if ('issue' in result) issues[key] = result.issue;
    else return [{ target, answer: result.answer, baseRevision: revisions[key] }];
    return [];
  });
  if (Object.keys(issues).length > 0) throw refuse('invalid-input', { fields: issues });
  return checked;
}
