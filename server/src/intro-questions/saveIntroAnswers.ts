import { introFields, introLockReason, refuse, type IntroField } from '@cert/shared/domain';
import type { Reply } from '@cert/shared/contract';
import { decideSaveOutcome } from '../answers/decideAnswerOutcomes.ts';
import { recordChanges } from '../audit/recordChanges.ts';
import { StaleReadError } from '../database/inTransaction.ts';
import type { MemberContext, UseCase } from '../useCase.ts';
import { readStoredIntroAnswers } from './readStoredIntroAnswers.ts';

/**
 * Saves answers to the intro questions, each field independently. Identical text changes at most the revision (see
 * `decideSaveOutcome`). An answer that a colleague changed meanwhile is not saved, but returned as a conflict.
 * @throws Refusal locked with `{reason}`, and nothing saved, if a text would change while the report is locked
 */
export const saveIntroAnswers: UseCase<'infoAdditionalSave'> = async (
  { info, revisions = {} },
  context,
) => {
  const { db, account, questionnaire } = context;
  const stored = await readStoredIntroAnswers(db, questionnaire.id);
  const lock = introLockReason(questionnaire.settings);
  const at = context.now();
  const reply: Reply<'infoAdditionalSave'> = { saved: {}, conflicts: {} };
  for (const field of introFields) {
    const sent = info[field];
    if (sent === undefined) continue;
    const content = sent.trim() === '' ? '' : sent;
    const known = stored[field];
    const isSame = (known?.content ?? '') === content;
    const storedRevision = known?.revision ?? 0;
    const baseRevision = revisions[field];
    const fate = decideSaveOutcome({
      isSame,
      isLocked: lock !== undefined,
      baseRevision,
      storedRevision,
    });
    if (lock && fate === 'refused') throw refuse('locked', { reason: lock });
    if (known && fate === 'conflict') {
      reply.conflicts[field] = known;
      continue;
    }
    const revision = fate === 'unchanged' ? storedRevision : storedRevision + 1;
    if (fate !== 'unchanged') await store(context, { field, content, revision, at });
    const isKept = fate === 'unchanged' && known;
    reply.saved[field] = { revision, savedAt: isKept ? known.savedAt : at.toISOString() };
    if (isSame) continue;
    await recordChanges(db, {
      at,
      accountId: account.id,
      questionnaireId: questionnaire.id,
      action: 'infoAdditionalSave',
      changes: [{ subject: field, before: known?.content ?? null, after: content }],
    });
  }
  return reply;
};

async function store(
  { db, questionnaire, account }: MemberContext,
  { at, ...text }: { field: IntroField; content: string; revision: number; at: Date },
): Promise<void> {
  const { content, revision } = text;
  const by = { saved_by: account.id, saved_at: at };
  const written = await db
    .insertInto('intro_answers')
    .values({ questionnaire_id: questionnaire.id, ...text, ...by })
    .onConflict((conflict) =>
      conflict
        .columns(['questionnaire_id', 'field'])
        .doUpdateSet({ content, revision, ...by })
        .where('intro_answers.revision', '=', revision - 1),
    )
    .returning('field')
    .execute();
  // A colleague saved the field for the first time at the same moment.
  if (written.length === 0) throw new StaleReadError();
}
