import { isDeepStrictEqual } from 'node:util';
import type { Role } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import { recordChanges } from '../../audit/recordChanges.ts';
import { haveAllFinalized, readTeam as readGradingTeam } from '../../grading/readTeam.ts';
import type { StoredOrganisation } from '../organisations/findOrganisations.ts';
import { revealAfterTeamChange } from './revealAfterTeamChange.ts';
import { readNewTeam } from './readNewTeam.ts';
import { refuseRemovingGraders } from './refuseRemovingGraders.ts';

/**
 * Sets the team of a questionnaire, and the final grades if all remaining members have finalized. Call it in a
 * transaction.
 * @returns whether anything was changed
 * @throws UsageError with all violations, or if a member to be removed has graded
 */
export async function setTeam({
  db,
  organisation,
  questionnaireId,
  emails,
  at,
}: {
  db: Database;
  organisation: StoredOrganisation;
  questionnaireId: number;
  emails: { main: string; others: readonly string[] };
  at: Date;
}): Promise<boolean> {
  await hold(db, questionnaireId);
  const team = await readNewTeam({ db, organisation, questionnaireId, emails });
  const next = new Map<number, Role>(
    team.map(({ id, user }) => [id, user.email === emails.main ? 'main-certifier' : 'certifier']),
  );
  const before = await readRoles(db, questionnaireId);
  if (isDeepStrictEqual(before, next)) return false;
  const leaving = [...before.keys()].filter((id) => !next.has(id));
  await refuseRemovingGraders({ db, questionnaireId, accountIds: leaving });
  const wasOver = haveAllFinalized(
    await readGradingTeam({ db, questionnaire: { id: questionnaireId } }),
  );
  // The old members are deleted first, because there may be only one main certifier at a time.
  await db
    .deleteFrom('members')
    .where('questionnaire_id', '=', questionnaireId)
    .where('role', '<>', 'client')
    .execute();
  await db
    .insertInto('members')
    .values(
      [...next].map(([accountId, role]) => ({
        questionnaire_id: questionnaireId,
        account_id: accountId,
        role,
      })),
    )
    .execute();
  await recordChanges(db, {
    at,
    accountId: null,
    questionnaireId,
    action: 'teamSet',
    changes: [{ subject: 'team', before: asList(before), after: asList(next) }],
  });
  if (!wasOver) await revealAfterTeamChange({ db, questionnaireId, at });
  return true;
}

/** Locks the questionnaire, so that no member grades or finalizes during the change. */
async function hold(db: Database, questionnaireId: number): Promise<void> {
  await db
    .selectFrom('questionnaires')
    .select('id')
    .where('id', '=', questionnaireId)
    .forNoKeyUpdate()
    .execute();
}

async function readRoles(db: Database, questionnaireId: number): Promise<Map<number, Role>> {
  const rows = await db
    .selectFrom('members')
    .select(['account_id', 'role'])
    .where('questionnaire_id', '=', questionnaireId)
    .where('role', '<>', 'client')
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.role]));
}

function asList(team: ReadonlyMap<number, Role>): { accountId: number; role: Role }[] {
  return [...team].map(([accountId, role]) => ({ accountId, role }));
}
