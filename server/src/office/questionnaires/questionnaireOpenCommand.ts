import { defineCommand } from '../command-line/command.ts';
import { keyArgumentSchema, yearArgumentSchema } from '../command-line/fields.ts';
import { readOrganisation } from '../organisations/organisation.ts';
import {
  openOrganisationQuestionnaire,
  type OpenedQuestionnaire,
} from './openOrganisationQuestionnaire.ts';

export const questionnaireOpenCommand = defineCommand({
  description: 'opens an organisation’s questionnaire of one year for all its clients',
  positionals: { organisation: { description: 'its key' } },
  options: {
    year: {
      valueName: '<year>',
      description: 'that it is about',
      schema: yearArgumentSchema,
      isRequired: true,
    },
    edition: {
      valueName: '<key>',
      description: 'whose newest version it pins; needed where there are several',
      schema: keyArgumentSchema,
    },
    'key-only': { description: 'only the key areas count' },
    'copy-of': {
      valueName: '<year>',
      description: 'begins with what was chosen then; figures are given anew',
      schema: yearArgumentSchema,
    },
  },
  run: async ({ organisation: key, year, edition, ...given }, { now, inDatabase }) => {
    const opened = await inDatabase(async (db) =>
      openOrganisationQuestionnaire({
        db,
        options: {
          organisation: await readOrganisation(db, key),
          year,
          editionKey: edition,
          isKeyOnly: given['key-only'],
          copyOf: given['copy-of'],
        },
        at: now(),
      }),
    );
    const questionnaire = { organisation: key, year, ...opened };
    return {
      sentences: [
        `${key} ${year}: ${describeOpening(opened)}`,
        ...(given['copy-of'] !== undefined && opened.isNew
          ? [`Of ${given['copy-of']}, ${opened.copiedCount} answers were copied as a beginning.`]
          : []),
      ],
      data: { questionnaire },
    };
  },
});

function describeOpening({ id, editionKey, isNew, clientCount }: OpenedQuestionnaire): string {
  if (!isNew) return 'is open already; nothing was changed.';
  const clients = clientCount === 1 ? '1 client' : `${clientCount || 'no'} clients`;
  return `opened as questionnaire ${id} on the edition ${editionKey}, for ${clients}.`;
}
