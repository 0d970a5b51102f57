import { z } from 'zod';
import { readTrail } from '../audit/readTrail.ts';
import { defineCommand } from '../command.ts';
import { emailField } from '../fields/emailField.ts';
import { yearField } from '../fields/yearField.ts';
import { formatTable } from '../formatTable.ts';
import { readOrganisation } from '../organisations/readOrganisation.ts';
import { readUser } from '../users/readUser.ts';

const instant = z
  .string()
  .refine((text) => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: ({ input }) =>
      `“${String(input)}” is not a date or time such as 2026-11-20 or 2026-11-20T09:00:00Z.`,
  })
  .transform((text) => new Date(text));

const entryCount = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, { error: ({ input }) => `“${String(input)}” is not from 1 to 99999.` })
  .transform(Number);

const defaultLimit = 50;

export const audit = defineCommand({
  description: 'reads the audit trail, newest first',
  positionals: {},
  options: {
    organisation: { valueName: '<key>', description: 'of one organisation and its questionnaires' },
    year: {
      valueName: '<year>',
      description: 'of the questionnaires of one year',
      schema: yearField,
    },
    account: { valueName: '<e-mail>', description: 'by or about one user', schema: emailField },
    since: { valueName: '<time>', description: 'not before', schema: instant },
    action: { valueName: '<name>', description: 'of one kind' },
    limit: {
      valueName: '<number>',
      description: `at most so many (${defaultLimit})`,
      schema: entryCount,
    },
  },
  run: async ({ organisation, account, limit = defaultLimit, ...filter }, { inDatabase }) => {
    const entries = await inDatabase(async (db) =>
      readTrail(db, {
        ...filter,
        limit,
        organisationId:
          organisation === undefined ? undefined : (await readOrganisation(db, organisation)).id,
        accountId: account === undefined ? undefined : (await readUser(db, account)).id,
      }),
    );
    return {
      sentences: formatTable(
        ['at', 'by', 'questionnaire', 'action', 'subject', 'before', 'after'],
        entries.map((entry) => [
          entry.at,
          entry.by ?? 'office',
          entry.organisation === null ? '' : `${entry.organisation} ${entry.year}`,
          entry.action,
          entry.subject,
          shorten(entry.before),
          shorten(entry.after),
        ]),
      ),
      data: { entries },
    };
  },
});

const mostCharacters = 60;

/** Shortens a value for one line; `--json` prints it completely. */
function shorten(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text;
}
