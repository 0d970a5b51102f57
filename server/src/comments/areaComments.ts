import type { RecordedActionName } from '../audit/auditVisibility.ts';
import { recordChanges } from '../audit/recordChanges.ts';
import { requireArea } from '../editions/edition.ts';
import type { ExclusiveContext, UseCase } from '../useCase.ts';
import { storeComment } from './storeComment.ts';
import { finalCommentLockReason, refuse } from '@cert/shared/domain';
import { haveAllFinalized, readTeam } from '../grading/readTeam.ts';

/** The stored comment on an area after the call; null if there is none. */
export type AreaComment = { content: string | null; changedAt: string | null };

/**
 * Sets the account's own comment on an area, or the team's final one; blank text deletes it. Identical text changes
 * nothing. See docs/product/grading.md#area-comments-of-the-team.
 * @param action name of the action in the audit trail
 * @throws Refusal invalid-input if the area is not in this edition
 */
async function setAreaComment(
  context: ExclusiveContext,
  {
    kind,
    areaId,
    content: sent,
    action,
  }: { kind: 'area' | 'area-final'; areaId: number; content: string; action: RecordedActionName },
): Promise<AreaComment> {
  const { db, account, questionnaire, edition, now } = context;
  requireArea(edition, areaId);
  const content = sent.trim() === '' ? null : sent;
  const stored = await db
    .selectFrom('comments')
    .select(['id', 'content', 'changed_at'])
    .where('questionnaire_id', '=', questionnaire.id)
    .where('kind', '=', kind)
    .where('area_id', '=', areaId)
    .$if(kind === 'area', (query) => query.where('account_id', '=', account.id))
    .executeTakeFirst();
  const before = stored?.content ?? null;
  if (before === content) return { content, changedAt: stored?.changed_at.toISOString() ?? null };

  const at = now();
  await storeComment(context, { id: stored?.id, kind, areaId, questionId: null, content, at });
  await recordChanges(db, {
    at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action,
    changes: [{ subject: `area ${areaId}`, before, after: content }],
  });
  return { content, changedAt: content === null ? null : at.toISOString() };
}

/**
 * Sets the final comment on an area. The contract has two names for this action, both with this handler.
 * @throws Refusal locked with `{reason}` until all have finalized; invalid-input if the area is not in this edition
 */
export const setFinalAreaComment: UseCase<'certifierAreaFinalCommentSet'> = async (
  { areaId, content },
  context,
) => {
  const reason = finalCommentLockReason({
    haveAllFinalized: haveAllFinalized(await readTeam(context)),
  });
  if (reason) throw refuse('locked', { reason });
  return setAreaComment(context, {
    kind: 'area-final',
    areaId,
    content,
    action: 'certifierAreaFinalCommentSet',
  });
};

/** Sets the caller's own comment on an area. Colleagues see it only while everybody has finalized. */
export const setOwnAreaComment: UseCase<'certifierAreaCommentSet'> = (
  { areaId, content },
  context,
) => setAreaComment(context, { kind: 'area', areaId, content, action: 'certifierAreaCommentSet' });
