import { defineCommand } from '../command-line/command.ts';
import { formatTable } from '../command-line/formatTable.ts';
import { readOrganisation } from '../organisations/organisation.ts';

export const userList = defineCommand({
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
    }));
    return {
      sentences: formatTable(
        ['e-mail', 'name', 'kind', 'organisation', 'disabled'],
        users.map((user) => [
          user.email,
          user.name,
          user.isCertifier ? 'certifier' : 'client',
          user.organisation ?? '',
          user.disabledAt?.slice(0, 10) ?? '',
        ]),
      ),
      data: { users },
    };
  },
});
