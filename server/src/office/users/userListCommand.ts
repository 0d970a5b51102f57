import { defineCommand } from '../command-line/command.ts';
import { formatTable } from '../command-line/formatTable.ts';
import { readOrganisation } from '../organisations/organisation.ts';

export const userListCommand = defineCommand({
  description: 'lists all users, or those of one organisation',
  positionals: {},
  options: { organisation: { valueName: '<key>', description: 'the employer' } },
  run: async ({ organisation }, { inDatabase }) => {
    const rows = await inDatabase(async (db) => {
      const employer = organisation === undefined ? null : await readOrganisation(db, organisation);
      return db
        .selectFrom('accounts as a')
        .leftJoin('organisations as o', 'o.id', 'a.organisation_id')
        .select(['a.id', 'a.email', 'a.name', 'a.is_certifier', 'a.disabled_at', 'o.key'])
        .select(['a.has_initial_password', 'a.has_second_factor'])
        .select((row) => [
          row('a.password_hash', 'is not', null).as('has_password'),
          row
            .selectFrom('password_links as l')
            .select((link) => link.fn.max('l.expires_at').as('until'))
            .whereRef('l.account_id', '=', 'a.id')
            .where('l.kind', '=', 'invitation')
            .as('invited_until'),
        ])
        .$if(employer !== null, (query) =>
          query.where('a.organisation_id', '=', employer?.id ?? null),
        )
        .orderBy('a.email')
        .execute();
    });
    const users = rows.map((row) => ({
      id: row.id,
      email: row.email,
      name: row.name,
      isCertifier: row.is_certifier,
      organisation: row.key,
      disabledAt: row.disabled_at?.toISOString() ?? null,
      password: describePassword(row),
      hasSecondFactor: row.has_second_factor,
      /** Time until which the invitation is, or was, valid; null if there is none or it was not sent yet. */
      invitedUntil: row.invited_until?.toISOString() ?? null,
    }));
    return {
      sentences: formatTable(
        ['e-mail', 'name', 'kind', 'organisation', 'disabled', 'password', '2nd factor'],
        users.map((user) => [
          user.email,
          user.name,
          user.isCertifier ? 'certifier' : 'client',
          user.organisation ?? '',
          user.disabledAt?.slice(0, 10) ?? '',
          formatPassword(user),
          user.hasSecondFactor ? 'yes' : '',
        ]),
      ),
      data: { users },
    };
  },
});

/**
 * The state of an account's password: `own` if its owner has chosen it; `initial` if the office has set it, so that the
 * owner must change it; `none` if there is no password yet.
 */
type PasswordState = 'own' | 'initial' | 'none';

function describePassword(row: {
  has_password: unknown;
  has_initial_password: boolean;
}): PasswordState {
  if (row.has_password !== true) return 'none';
  return row.has_initial_password ? 'initial' : 'own';
}

function formatPassword({
  password,
  invitedUntil,
}: {
  password: PasswordState;
  invitedUntil: string | null;
}): string {
  if (password === 'own') return '';
  if (password === 'initial') return 'to be changed';
  return invitedUntil === null ? 'invitation not sent yet' : `invited until ${invitedUntil}`;
}
