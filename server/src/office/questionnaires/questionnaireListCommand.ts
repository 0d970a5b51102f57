import { countsInTotal } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import { presentDates } from '../../overview/readDates.ts';
import { defineCommand } from '../command-line/command.ts';
import { yearArgumentSchema } from '../command-line/fields.ts';
import { formatTable } from '../command-line/formatTable.ts';
import { readOrganisation } from '../organisations/organisation.ts';

export const questionnaireListCommand = defineCommand({
  description: 'lists questionnaires with their teams and how far they are',
  positionals: {},
  options: {
    year: {
      valueName: '<year>',
      description: 'only those of one year',
      schema: yearArgumentSchema,
    },
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
        [
          'organisation',
          'year',
          'edition',
          'team',
          'settings',
          'finalized',
          'final grades',
          'answers due',
          'meeting',
          'report due',
          'report released',
        ],
        questionnaires.map((one) => [
          one.organisation,
          String(one.year),
          one.edition,
          [one.main && `${one.main} (main)`, ...one.certifiers].filter(Boolean).join(' '),
          settingsOf(one).join(' '),
          `${one.finalizedCount} of ${one.teamCount}`,
          `${one.finalGradeCount} of ${one.areaCount}`,
          one.answersDue ?? '',
          one.meetingAt ?? '',
          one.reportDue ?? '',
          one.reportReleasedAt ?? '',
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

/** The progress of a questionnaire. */
type QuestionnaireProgress = {
  id: number;
  organisation: string;
  year: number;
  edition: string;
  isKeyOnly: boolean;
  originalId: number | null;
  isInactive: boolean;
  isLocked: boolean;
  isGradingLocked: boolean;
  isReportLocked: boolean;
  /** E-mails of the clients. */
  clients: string[];
  certifiers: string[];
  main: string | null;
  teamCount: number;
  finalizedCount: number;
  finalGradeCount: number;
  /** Number of areas that count. */
  areaCount: number;
  /** Dates in ISO 8601; null while not set. */
  answersDue: string | null;
  meetingAt: string | null;
  reportDue: string | null;
  reportReleasedAt: string | null;
};

/**
 * Lists all questionnaires, or those of one year or organisation, newest year first, in a fixed number of statements.
 */
async function listQuestionnaireProgress(
  db: Database,
  { year, organisationId }: { year: number | undefined; organisationId: number | undefined },
): Promise<QuestionnaireProgress[]> {
  const rows = await db
    .selectFrom('questionnaires as q')
    .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
    .innerJoin('editions as e', 'e.id', 'q.edition_id')
    .selectAll('q')
    .select(['o.key as organisation', 'e.key as edition'])
    .$if(year !== undefined, (query) => query.where('q.year', '=', year ?? 0))
    .$if(organisationId !== undefined, (query) =>
      query.where('q.organisation_id', '=', organisationId ?? 0),
    )
    .orderBy('q.year', 'desc')
    .orderBy('o.key')
    .execute();
  const ids = rows.map(({ id }) => id);
  const members = await db
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .leftJoin('finalizations as f', (join) =>
      join
        .onRef('f.questionnaire_id', '=', 'm.questionnaire_id')
        .onRef('f.account_id', '=', 'm.account_id'),
    )
    .select(['m.questionnaire_id', 'm.role', 'a.email', 'f.finalized_at'])
    .where((is) => is('m.questionnaire_id', '=', is.fn.any(is.val(ids))))
    .orderBy('a.email')
    .execute();
  const areas = await db
    .selectFrom('areas as a')
    .innerJoin('categories as c', 'c.id', 'a.category_id')
    .select(['a.id', 'c.edition_id', 'a.min_grade as minGrade'])
    .execute();
  const finals = await db
    .selectFrom('final_grades')
    .select(['questionnaire_id', 'area_id'])
    .where((is) => is('questionnaire_id', '=', is.fn.any(is.val(ids))))
    .execute();

  const membersOf = Map.groupBy(members, (row) => row.questionnaire_id);
  const areasOf = Map.groupBy(areas, (row) => row.edition_id);
  const finalsOf = Map.groupBy(finals, (row) => row.questionnaire_id);
  return rows.map((row) => {
    const people = membersOf.get(row.id) ?? [];
    const emailsOf = (role: string) =>
      people.filter((one) => one.role === role).map(({ email }) => email);
    const counting = (areasOf.get(row.edition_id) ?? []).filter((area) =>
      countsInTotal(area, row.is_key_only),
    );
    const countingIds = new Set(counting.map(({ id }) => id));
    const team = people.filter(({ role }) => role !== 'client');
    const { dates, reportReleasedAt } = presentDates(row);
    return {
      id: row.id,
      organisation: row.organisation,
      year: row.year,
      edition: row.edition,
      isKeyOnly: row.is_key_only,
      originalId: row.original_id,
      isInactive: row.is_inactive,
      isLocked: row.is_locked,
      isGradingLocked: row.is_grading_locked,
      isReportLocked: row.is_report_locked,
      clients: emailsOf('client'),
      certifiers: emailsOf('certifier'),
      main: emailsOf('main-certifier')[0] ?? null,
      teamCount: team.length,
      finalizedCount: team.filter(({ finalized_at: at }) => at !== null).length,
      finalGradeCount: (finalsOf.get(row.id) ?? []).filter(({ area_id: id }) => countingIds.has(id))
        .length,
      areaCount: counting.length,
      ...dates,
      reportReleasedAt,
    };
  });
}
