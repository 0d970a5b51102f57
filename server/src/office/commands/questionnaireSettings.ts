import { defineCommand, type Option } from '../command.ts';
import { onOffField } from '../fields/onOffField.ts';
import { yearField } from '../fields/yearField.ts';
import { readQuestionnaire } from '../questionnaires/readQuestionnaire.ts';
import { changeSettingsByOffice } from '../questionnaires/changeSettingsByOffice.ts';

const option = (description: string) =>
  ({ valueName: 'on|off', description, schema: onOffField }) satisfies Option;

export const questionnaireSettings = defineCommand({
  description: 'shows a questionnaire’s settings, or switches some of them',
  positionals: {
    organisation: { description: 'its key' },
    year: { description: 'its year', schema: yearField },
  },
  options: {
    inactive: option('clients do not see it'),
    locked: option('no answer can be changed'),
    'grading-locked': option('no grade can be changed'),
    'report-locked': option('no text of the report can be changed'),
  },
  run: async ({ organisation: key, year, ...told }, { now, inDatabase }) =>
    inDatabase(async (db) => {
      const { questionnaire } = await readQuestionnaire(db, { organisationKey: key, year });
      const { settings, changed } = await changeSettingsByOffice({
        db,
        questionnaire,
        told: {
          inactive: told.inactive,
          locked: told.locked,
          gradingLocked: told['grading-locked'],
          reportLocked: told['report-locked'],
        },
        at: now(),
      });
      const isAsked = Object.values(told).every((value) => value === undefined);
      const nothing = isAsked ? [] : ['Nothing was changed, it is so already.'];
      return {
        sentences: [
          ...(changed.length > 0 ? [`Changed ${changed.join(', ')}.`] : nothing),
          ...Object.entries(settings).map(
            ([name, isOn]) => `${key} ${year}: ${name} ${isOn ? 'on' : 'off'}`,
          ),
        ],
        data: { organisation: key, year, settings, changed },
      };
    }),
});
