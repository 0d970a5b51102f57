import { z } from 'zod';
import { createQueueMemberMails } from '../../mail/queueMemberMails.ts';
import { defineCommand } from '../command-line/command.ts';
import { emailArgumentSchema, yearArgumentSchema } from '../command-line/fields.ts';
import { readQuestionnaire } from '../questionnaires/readQuestionnaire.ts';
import { setTeam } from './setTeam.ts';

const emails = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(emailArgumentSchema));

export const teamSetCommand = defineCommand({
  description: 'gives a questionnaire its team of three certifiers',
  positionals: {
    organisation: { description: 'its key' },
    year: { description: 'its year', schema: yearArgumentSchema },
  },
  options: {
    main: {
      valueName: '<e-mail>',
      description: 'the main certifier',
      schema: emailArgumentSchema,
      isRequired: true,
    },
    certifier: {
      valueName: '<e-mail>',
      description: 'each of the two others',
      schema: emails,
      isList: true,
      isRequired: true,
    },
    without: {
      valueName: '<e-mail>',
      description: 'one who leaves and cannot finish; own grades and area comments no longer count',
      schema: emailArgumentSchema,
    },
  },
  run: async ({ organisation: key, year, main, certifier, without }, { now, inDatabase, config }) =>
    inDatabase(async (db) => {
      const found = await readQuestionnaire(db, { organisationKey: key, year });
      const isChanged = await setTeam({
        db,
        organisation: found.organisation,
        questionnaireId: found.questionnaire.id,
        emails: { main, others: certifier, without },
        at: now(),
        queueMemberMails: createQueueMemberMails({ hasMail: config.mail !== undefined, now }),
      });
      const sentence = isChanged
        ? `is certified by ${main} (main), ${certifier.join(' and ')}.`
        : 'has this team already; nothing was changed.';
      return {
        sentences: [`${key} ${year}: ${sentence}`],
        data: { organisation: key, year, main, certifiers: certifier, isChanged },
      };
    }),
});
