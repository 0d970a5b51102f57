import { defineCommand } from '../command.ts';
import { yearField } from '../fields/yearField.ts';
import { formatTable } from '../formatTable.ts';
import {
  listQuestionnaireProgress,
  type QuestionnaireProgress,
} from '../questionnaires/listQuestionnaireProgress.ts';
import { readOrganisation } from '../organisations/readOrganisation.ts';

export const questionnaireList = defineCommand({
  description: 'lists questionnaires with their teams and how far they are',
  positionals: {},
  options: {
    year: { valueName: '<year>', description: 'only those of one year', schema: yearField },
    organisation: { valueName: '<key>', description: 'only those of one organisation' },
  },
  run: async ({ year, organisation }, { inDatabase }) => {
    const questionnaires = await inDatabase(async (db) => {
      const only =
        organisation === undefined ? undefined : await readOrganisation(db, organisation);
      return listQuestionnaireProgress(db, { year, organisationId: only?.id });
    });
    return {
      sentences: formatTable(
        ['organisation', 'year', 'edition', 'team', 'settings', 'finalized', 'final grades'],
        questionnaires.map((one) => [
          one.organisation,
          String(one.year),
          one.edition,
          [one.main && `${one.main} (main)`, ...one.certifiers].filter(Boolean).join(' '),
          settingsOf(one).join(' '),
          `${one.finalizedCount} of ${one.teamCount}`,
          `${one.finalGradeCount} of ${one.areaCount}`,
        ]),
      ),
      data: { questionnaires },
    };
  },
});

function settingsOf(one: QuestionnaireProgress): string[] {
  const settings = {
    'key-only': one.isKeyOnly,
    copy: one.originalId !== null,
    inactive: one.isInactive,
    locked: one.isLocked,
    'grading-locked': one.isGradingLocked,
    'report-locked': one.isReportLocked,
  };
  return Object.entries(settings).flatMap(([name, isOn]) => (isOn ? [name] : []));
}
