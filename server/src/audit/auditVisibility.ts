import type { ActName } from '@cert/shared/contract';
import {
  effects,
  type Effects,
  type HistoryKind,
  type ChangeAudience,
} from '@cert/shared/contract/effects';
import { contractVersion } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { officeActions } from './officeActions.ts';

/** The declared audiences (`seenBy`) whose actions write no changes to the audit trail. */
type Unrecorded = 'author' | 'nobody';

/** The people who may notice a change in the audit trail. */
export type AuditTrailReader = Exclude<ChangeAudience, Unrecorded>;

/** The names of actions in the audit trail. Code that records an undeclared action does not compile. */
export type RecordedActionName =
  | keyof typeof officeActions
  | {
      [Name in ActName]: (typeof effects)[Name]['seenBy'] extends Unrecorded ? never : Name;
    }[ActName];

/** Who may notice an action's changes: all of them if `subject` is empty, else only the changes of that subject. */
export type AuditVisibility = { action: string; subject: string; seenBy: AuditTrailReader };

const declared: readonly (readonly [ActName, Effects])[] = Object.entries(effects) as never;

/** The declarations of the contract and of the office's commands, as the database keeps them (`audit_visibility`). */
export const auditVisibility: readonly AuditVisibility[] = [
  ...declared.map(([action, { seenBy }]) => [action, seenBy] as const),
  ...Object.entries(officeActions),
].flatMap(([action, seenBy]) =>
  Object.entries(typeof seenBy === 'string' ? { '': seenBy } : seenBy).flatMap(([subject, by]) =>
    isRecorded(by) ? [{ action, subject, seenBy: by }] : [],
  ),
);

function isRecorded(seenBy: ChangeAudience): seenBy is AuditTrailReader {
  return seenBy !== 'author' && seenBy !== 'nobody';
}

/** Lists the actions whose changes are in the history of a question or an area: of the given kinds, or of all. */
export function listActionsInHistory(...kinds: readonly HistoryKind[]): ActName[] {
  return declared.flatMap(([name, { history }]) =>
    history !== undefined && (kinds.length === 0 || kinds.includes(history)) ? [name] : [],
  );
}

/** The actions whose result a client may see, but not the time of the change. */
export const actionsWithTimeHiddenFromClients: readonly ActName[] = declared.flatMap(
  ([name, { timeSeenBy }]) => (timeSeenBy === 'team' ? [name] : []),
);

/**
 * Writes the declarations into `audit_visibility`, where the trigger that counts changes (`count_changes`) reads them.
 * Writes nothing if the table already contains them. Also writes nothing if a server with a newer version of the
 * contract has written the table: an older server that starts again beside it must not replace the newer declarations.
 * Keeps the declarations of actions that this version does not have, for servers that still use them. The caller must
 * hold the lock of migrations.
 */
export async function storeAuditVisibility(
  trx: Database,
  rows: readonly AuditVisibility[] = auditVisibility,
  version: string = contractVersion,
): Promise<void> {
  const stored = await trx.selectFrom('audit_visibility').selectAll().execute();
  if (stored.some(({ contract }) => isNewer(contract, version))) return;
  const names = new Set(rows.map(({ action }) => action));
  const known = new Map(
    stored.flatMap((row) => (names.has(row.action) ? [[keyOf(row), row.seen_by]] : [])),
  );
  if (known.size === rows.length && rows.every((row) => known.get(keyOf(row)) === row.seenBy))
    return;
  await sql`delete from audit_visibility where action = any(${[...names]}::text[])`.execute(trx);
  await trx
    .insertInto('audit_visibility')
    .values(
      rows.map(({ action, subject, seenBy }) => ({
        action,
        subject,
        seen_by: seenBy,
        contract: version,
      })),
    )
    .execute();
}

function keyOf({ action, subject }: { action: string; subject: string }): string {
  return JSON.stringify([action, subject]);
}

function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}
