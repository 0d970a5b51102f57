import type { ActName } from '@cert/shared/contract';
import {
  effects,
  type Effects,
  type HistoryKind,
  type SeenBy,
} from '@cert/shared/contract/effects';
import { contractVersion } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { officeActions } from './officeActions.ts';

/** What is not written to the audit trail. */
type Unrecorded = 'author' | 'nobody';

/** Who may notice a change in the audit trail. */
export type TrailReader = Exclude<SeenBy, Unrecorded>;

/** The names in the audit trail; another one does not compile, and is for the office alone. */
export type RecordedAction =
  | keyof typeof officeActions
  | {
      [Name in ActName]: (typeof effects)[Name]['seenBy'] extends Unrecorded ? never : Name;
    }[ActName];

/** Who may notice the changes of an action: all of them (`subject` is empty), or those of one subject. */
export type AuditVisibility = { action: string; subject: string; seenBy: TrailReader };

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

function isRecorded(seenBy: SeenBy): seenBy is TrailReader {
  return seenBy !== 'author' && seenBy !== 'nobody';
}

/** Lists the actions with changes of these kinds, or of any kind, in the history of a question or an area. */
export function actionsInHistory(...kinds: readonly HistoryKind[]): ActName[] {
  return declared.flatMap(([name, { history }]) =>
    history !== undefined && (kinds.length === 0 || kinds.includes(history)) ? [name] : [],
  );
}

/** The actions of which a client may notice the result, but not the time. */
export const actionsTimedForTeam: readonly ActName[] = declared.flatMap(([name, { timeSeenBy }]) =>
  timeSeenBy === 'team' ? [name] : [],
);

/**
 * Writes the declarations into `audit_visibility`, where the trigger that counts changes (`count_changes`) reads them.
 * Writes nothing if they are there already, and nothing if a server of a newer contract has written them: an older
 * server that is started again beside it must not undo that. Names of other contracts stay, for servers that still use
 * them. Call it under the lock of migrations.
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
