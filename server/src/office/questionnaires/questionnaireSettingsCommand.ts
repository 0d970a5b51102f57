import type { QuestionnaireSettings } from '@cert/shared/domain';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { QuestionnairesTable } from '../../database/questionnaireTables.ts';
import { createQueueMemberMails } from '../../mail/queueMemberMails.ts';
import { UsageError } from '../command-line/usageError.ts';
import { defineCommand, type Option } from '../command-line/command.ts';
import {
  dayOrNoneArgumentSchema,
  onOffArgumentSchema,
  timeOrNoneArgumentSchema,
  yearArgumentSchema,
} from '../command-line/fields.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { setDatesAsOffice } from './setDatesAsOffice.ts';
import { readQuestionnaire } from './readQuestionnaire.ts';

const option = (description: string) =>
  ({ valueName: '<on|off>', description, schema: onOffArgumentSchema }) satisfies Option;

export const questionnaireSettingsCommand = defineCommand({
  description: 'shows a questionnaire’s settings and dates, or changes some of them',
  positionals: {
    organisation: { description: 'its key' },
    year: { description: 'its year', schema: yearArgumentSchema },
  },
  options: {
    inactive: option('clients do not see it'),
    locked: option('no answer can be changed'),
    'grading-locked': option('no grade can be changed'),
    'report-locked': option('no text of the report can be changed'),
    'answers-due': {
      valueName: '<day|none>',
      description: 'until when the client should have answered; it locks nothing',
      schema: dayOrNoneArgumentSchema,
    },
    meeting: {
      valueName: '<time|none>',
      description: 'when the team meets the client',
      schema: timeOrNoneArgumentSchema,
    },
    'report-due': {
      valueName: '<day|none>',
      description: 'when the organisation can expect its report; it locks nothing',
      schema: dayOrNoneArgumentSchema,
    },
    'release-report': {
      description: 'shows the outcome to the organisation; all final grades must be set',
    },
    'withdraw-report': { description: 'hides it from the organisation again' },
  },
  run: async ({ organisation: key, year, ...given }, { now, inDatabase, config }) =>
    inDatabase(async (db) => {
      const { questionnaire } = await readQuestionnaire(db, {
        organisationKey: key,
        year,
        isLocked: true,
      });
      const { settings, changed: switched } = await changeSettingsByOffice({
        db,
        questionnaire,
        given: {
          inactive: given.inactive,
          locked: given.locked,
          gradingLocked: given['grading-locked'],
          reportLocked: given['report-locked'],
        },
        at: now(),
      });
      const { dates, changed: dated } = await setDatesAsOffice({
        db,
        questionnaire,
        given: {
          answersDue: given['answers-due'],
          meetingAt: given.meeting,
          reportDue: given['report-due'],
          isReleased: readRelease(given),
        },
        at: now(),
        queueMemberMails: createQueueMemberMails({ hasMail: config.mail !== undefined, now }),
      });
      const changed = [...switched, ...dated];
      const isAsked = Object.values(given).every((value) => value === undefined || value === false);
      const nothing = isAsked ? [] : ['Nothing was changed, it is so already.'];
      return {
        sentences: [
          ...(changed.length > 0 ? [`Changed ${changed.join(', ')}.`] : nothing),
          ...Object.entries(settings).map(
            ([name, isOn]) => `${key} ${year}: ${name} ${isOn ? 'on' : 'off'}`,
          ),
          ...Object.entries(dates).map(
            ([name, time]) => `${key} ${year}: ${name} ${time ?? 'none'}`,
          ),
        ],
        data: { organisation: key, year, settings, dates, changed },
      };
    }),
});

/**
 * Returns true if the report must be released, false if it must be withdrawn, and undefined for neither.
 * @throws UsageError for both
 */
function readRelease(given: {
  'release-report': boolean;
  'withdraw-report': boolean;
}): boolean | undefined {
  if (given['release-report'] && given['withdraw-report'])
    throw new UsageError('Name one of --release-report and --withdraw-report.');
  return given['release-report'] || (given['withdraw-report'] ? false : undefined);
}

const columns = {
  inactive: 'is_inactive',
  locked: 'is_locked',
  gradingLocked: 'is_grading_locked',
  reportLocked: 'is_report_locked',
} as const satisfies Record<keyof QuestionnaireSettings, keyof QuestionnairesTable>;
const names = Object.keys(columns) as (keyof QuestionnaireSettings)[];

/**
 * Changes settings of a questionnaire; the others stay. Call it in a transaction.
 * @returns all current settings, and the names of the changed ones
 */
async function changeSettingsByOffice({
  db,
  questionnaire,
  given,
  at,
}: {
  db: Database;
  questionnaire: Selectable<QuestionnairesTable>;
  given: { [Name in keyof QuestionnaireSettings]: boolean | undefined };
  at: Date;
}): Promise<{ settings: QuestionnaireSettings; changed: (keyof QuestionnaireSettings)[] }> {
  const before = {
    inactive: questionnaire.is_inactive,
    locked: questionnaire.is_locked,
    gradingLocked: questionnaire.is_grading_locked,
    reportLocked: questionnaire.is_report_locked,
  };
  const settings = { ...before };
  for (const name of names) settings[name] = given[name] ?? before[name];
  const changed = names.filter((name) => settings[name] !== before[name]);
  if (changed.length === 0) return { settings, changed };
  await db
    .updateTable('questionnaires')
    .set(Object.fromEntries(changed.map((name) => [columns[name], settings[name]])))
    .where('id', '=', questionnaire.id)
    .execute();
  await recordOfficeChanges(db, {
    at,
    // The trail shows the same action as for a change by the main certifier.
    action: 'questionnaireSettingUpdate',
    changes: changed.map((name) => ({
      questionnaireId: questionnaire.id,
      subject: name,
      before: before[name],
      after: settings[name],
    })),
  });
  return { settings, changed };
}
