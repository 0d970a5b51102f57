import { isDeepStrictEqual } from 'node:util';
import type { Role } from '@cert/shared/domain';
import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';
import { haveAllFinalized, readTeam, type TeamMember } from '../../grading/readTeam.ts';
import { revealGrades } from '../../grading/revealGrades.ts';
import type { QueueMemberMails } from '../../mail/queueMemberMails.ts';
import { UsageError } from '../command-line/usageError.ts';
import type { StoredOrganisation } from '../organisations/organisation.ts';
import { readNewTeam } from './readNewTeam.ts';

/**
 * Sets the team of a questionnaire. Reveals the grades if all members of the new team have finalized, but not all of
 * the old team had. Call it in a transaction.
 * @param emails.without a member who is removed although this person has graded or commented on areas; these grades and
 *   comments no longer count
 * @returns whether anything was changed
 * @throws UsageError with all violations, if another member to be removed has graded or commented on an area, if
 *   `without` does not leave or has finalized, or if the grades would be revealed while grading is locked
 */
export async function setTeam({
  db,
  organisation,
  questionnaireId,
  emails,
  at,
  queueMemberMails,
}: {
  db: Database;
  organisation: StoredOrganisation;
  questionnaireId: number;
  emails: { main: string; others: readonly string[]; without?: string | undefined };
  at: Date;
  queueMemberMails: QueueMemberMails;
}): Promise<boolean> {
  await lockQuestionnaireRow(db, questionnaireId);
  const team = await readNewTeam({ db, organisation, questionnaireId, emails });
  const next = new Map<number, Role>(
    team.map(({ id, user }) => [id, user.email === emails.main ? 'main-certifier' : 'certifier']),
  );
  const before = await readRoles(db, questionnaireId);
  if (isDeepStrictEqual(before, next)) return false;
  const leaving = [...before.keys()].filter((id) => !next.has(id));
  const oldTeam = await readTeam({ db, questionnaire: { id: questionnaireId } });
  const withoutId = await findLeaving(db, { email: emails.without, leaving, team: oldTeam });
  await refuseRemovingGraders({
    db,
    questionnaireId,
    accountIds: leaving.filter((id) => id !== withoutId),
  });
  const wasOver = haveAllFinalized(oldTeam);
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
  if (!wasOver) await revealAfterTeamChange({ db, questionnaireId, at, queueMemberMails });
  return true;
}

/**
 * Finds the account of the member who is removed although this person has graded or commented. A member who has
 * finalized is not accepted: nobody waits for this person, so there is no reason to lose the work.
 * @throws UsageError if this person does not leave the team, or has finalized
 */
async function findLeaving(
  db: Database,
  {
    email,
    leaving,
    team,
  }: { email: string | undefined; leaving: readonly number[]; team: readonly TeamMember[] },
): Promise<number | undefined> {
  if (email === undefined) return undefined;
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  const member = team.find(({ accountId }) => accountId === account?.id);
  if (!member || !leaving.includes(member.accountId))
    throw new UsageError(`${email} is not one of those who leave the team (--without).`);
  if (member.hasFinalized)
    throw new UsageError(`${email} has finalized; nobody waits for these grades, so they stay.`);
  return member.accountId;
}

/** Locks the questionnaire's row in the database, so that no member grades or finalizes during the change. */
async function lockQuestionnaireRow(db: Database, questionnaireId: number): Promise<void> {
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

/**
 * Ends the blind phase if all remaining members have finalized: unanimous areas then get their final grades. Call it in
 * the transaction that changes the team, after the change.
 * @throws UsageError if grading is locked, which prevents final grades
 */
async function revealAfterTeamChange({
  db,
  questionnaireId,
  at,
  queueMemberMails,
}: {
  db: Database;
  questionnaireId: number;
  at: Date;
  queueMemberMails: QueueMemberMails;
}): Promise<void> {
  const team = await readTeam({ db, questionnaire: { id: questionnaireId } });
  if (!haveAllFinalized(team)) return;
  const questionnaire = await db
    .selectFrom('questionnaires')
    .select(['is_key_only as isKeyOnly', 'is_grading_locked', 'edition_id'])
    .where('id', '=', questionnaireId)
    .executeTakeFirstOrThrow();
  if (questionnaire.is_grading_locked)
    throw new UsageError(
      'Everybody who stays has finalized, so final grades would follow; but grading is locked.',
    );
  const areas = await db
    .selectFrom('areas as a')
    .innerJoin('categories as c', 'c.id', 'a.category_id')
    .select(['a.id', 'a.min_grade as minGrade'])
    .where('c.edition_id', '=', questionnaire.edition_id)
    .orderBy('a.id')
    .execute();
  await revealGrades(
    {
      db,
      accountId: null,
      questionnaire: { id: questionnaireId, isKeyOnly: questionnaire.isKeyOnly },
      areas,
      at,
      queueMemberMails,
    },
    team,
  );
}

/**
 * Refuses to remove members who have graded an area or commented on one, because their grades and comments would no
 * longer count or be visible.
 * @throws UsageError naming the first of these members
 */
async function refuseRemovingGraders({
  db,
  questionnaireId,
  accountIds,
}: {
  db: Database;
  questionnaireId: number;
  accountIds: readonly number[];
}): Promise<void> {
  const worked = await db
    .selectFrom('accounts as a')
    .select('a.email')
    .where((is) => is('a.id', '=', is.fn.any(is.val(accountIds))))
    .where((is) =>
      is.or([
        is.exists(
          is
            .selectFrom('certifier_grades as g')
            .select('g.area_id')
            .whereRef('g.account_id', '=', 'a.id')
            .where('g.questionnaire_id', '=', questionnaireId),
        ),
        is.exists(
          is
            .selectFrom('comments as c')
            .select('c.id')
            .whereRef('c.account_id', '=', 'a.id')
            .where('c.questionnaire_id', '=', questionnaireId)
            .where('c.kind', '=', 'area'),
        ),
      ]),
    )
    .orderBy('a.email')
    .executeTakeFirst();
  if (worked)
    throw new UsageError(
      `${worked.email} has graded or commented already and cannot leave the team; that work would be lost. If this person cannot finish it, add --without ${worked.email}.`,
    );
}
