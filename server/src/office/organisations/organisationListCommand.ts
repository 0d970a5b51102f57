import { defineCommand } from '../command-line/command.ts';
import { formatTable } from '../command-line/formatTable.ts';
import { fromOrganisationRow } from './organisation.ts';

export const organisationListCommand = defineCommand({
  description: 'lists all organisations',
  positionals: {},
  options: {},
  run: async (_given, { inDatabase }) => {
    const rows = await inDatabase((db) =>
      db
        .selectFrom('organisations as o')
        .selectAll('o')
        .select((read) => [
          read
            .selectFrom('accounts')
            .select((one) => one.fn.countAll<number>().as('count'))
            .whereRef('accounts.organisation_id', '=', 'o.id')
            .as('user_count'),
          read
            .selectFrom('questionnaires')
            .select((one) => one.fn.agg<number[] | null>('array_agg', ['year']).as('years'))
            .whereRef('questionnaires.organisation_id', '=', 'o.id')
            .as('years'),
        ])
        .orderBy('o.key')
        .execute(),
    );
    const organisations = rows.map((row) => ({
      id: row.id,
      ...fromOrganisationRow(row),
      userCount: Number(row.user_count),
      years: (row.years ?? []).toSorted((one, other) => one - other),
    }));
    return {
      sentences: formatTable(
        ['key', 'title', 'city', 'country', 'type', 'main industry', 'group', 'users', 'years'],
        organisations.map((one) => [
          one.key,
          one.title,
          one.city,
          one.countries.join(' '),
          one.type ?? one.typeOther,
          one.primaryCategory ?? one.categoryOther,
          one.group ?? '',
          String(one.userCount),
          one.years.join(' '),
        ]),
      ),
      data: { organisations },
    };
  },
});
