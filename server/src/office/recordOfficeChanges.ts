import { recordChanges, type Change } from '../audit/recordChanges.ts';
import type { Database } from '../database/connect.ts';
import { chunksOf } from './chunksOf.ts';

/** One change that the office made; null where it belongs to no questionnaire. */
export type OfficeChange = Change & { questionnaireId: number | null };

/**
 * Writes what the office changed into the audit trail, in its transaction. Subjects name organisations and accounts by
 * their ids: these stay when an erased organisation's values go.
 */
export async function recordOfficeChanges(
  trx: Database,
  { at, action, changes }: { at: Date; action: string; changes: readonly OfficeChange[] },
): Promise<void> {
  const byQuestionnaire = Map.groupBy(changes, ({ questionnaireId }) => questionnaireId);
  for (const [questionnaireId, all] of byQuestionnaire)
    for (const some of chunksOf(all))
      await recordChanges(trx, {
        at,
        accountId: null,
        questionnaireId,
        action,
        changes: some.map(({ subject, before, after }) => ({ subject, before, after })),
      });
}
