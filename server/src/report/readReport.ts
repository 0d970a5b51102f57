import {
  areaPercentage,
  beyondCategories,
  sharePercent,
  highestGrade,
  type Language,
} from '@cert/shared/domain';
import type { Report } from '@cert/shared/contract';
import { formatPercent } from '@cert/shared/i18n';
import { listMarkedQuestionIds, countMarkedShares } from '../above-beyond/beyondMarks.ts';
import type { UseCase, MemberContext } from '../useCase.ts';
import { areaStatus, type AreaStatus } from '../questionnaires/areaStatus.ts';
import { asFlag } from '../asFlag.ts';
import { findPreviousQuestionnaire } from '../questionnaires/findPreviousQuestionnaire.ts';
import { readState } from '../questionnaires/readState.ts';
import { createComparisons } from './comparing/createComparisons.ts';
import { measures } from './comparing/selectValues.ts';
import { decideOutcome } from './decideOutcome.ts';
import { presentReportAreas, gradeShownInReport, isPraise } from './presentReportAreas.ts';
import { presentBenchmarks } from './presentBenchmarks.ts';
import { readReportTexts } from './readReportTexts.ts';
import type { Edition } from '../editions/edition.ts';
import { readTeam } from '../grading/readTeam.ts';

/**
 * Reads the report with all figures and texts. A provisional report may differ between two certifiers. See
 * docs/product/report.md#decision.
 */
export const readReport: UseCase<'report'> = async (input, context) => {
  const { db, account, questionnaire, role, edition, programme, readEdition } = context;
  const { language, benchmarkCountry, benchmarkIndustry, benchmarkGroup, benchmarkNew } = input;
  const { isKeyOnly } = questionnaire;
  const state = await readState({
    db,
    questionnaire,
    accountId: account.id,
    role,
    hasComments: false,
  });
  const previous = await findPreviousQuestionnaire({ db, questionnaire, readEdition });
  const standings = [...edition.areas.values()]
    .map((area) => areaStatus({ area, state, isKeyOnly }))
    .filter((standing) => standing.counts);
  const marked = await listMarkedQuestionIds(context);
  const { certificate, beyond } = await decideOutcome(
    context,
    standings.map(({ area: { minGrade }, grades }) => ({ minGrade, final: grades?.final ?? null })),
    marked,
  );
  const { compare, year, company } = await createComparisons(context, {
    country: benchmarkCountry,
    industry: benchmarkIndustry,
    isWithGroup: benchmarkGroup === 1,
    isNew: benchmarkNew === 1,
  });
  const offered = listReportSuggestions({ edition, standings, marked, language });
  const isDecided = certificate !== 'not-decided';
  return {
    info: {
      name: questionnaire.title,
      year: questionnaire.year,
      previousYear: previous?.year ?? null,
      date: isDecided ? await readDecisionDate(context) : null,
      passed: asFlag(certificate === 'passed'),
      provisional: asFlag(!isDecided),
      reportLocked: asFlag(questionnaire.settings.reportLocked),
      advanced: asFlag(beyond === 'passed'),
      company: {
        group: asFlag(company.groupKey !== null),
        countries: company.countries,
        industry: company.industry,
      },
      benchmarkYear: year,
    },
    result: {
      overal: areaPercentage(standings.map(gradeShownInReport)),
      previous: previous?.overallPercent ?? null,
      threshold: programme.thresholds.certificatePercent,
      ...compare(measures.overall, Math.round),
    },
    ...presentReportAreas({
      edition,
      standings,
      isKeyOnly,
      language,
      compare,
      highlights: offered.highlights,
    }),
    ...presentBenchmarks({ edition, responses: state.responses, language, compare }),
    ...offered,
    aboveBeyond: presentBeyond(),
    certifiers: await readSignatures(context, language),
    content: await readReportTexts({ db, questionnaireId: questionnaire.id, language }),
  };

  function presentBeyond(): Report['aboveBeyond'] {
    const shares = countMarkedShares(edition, marked);
    return beyondCategories.map((category) => {
      const percentage = sharePercent(shares[category]);
      const title = programme.beyondCategories[category].title[language];
      const categoryWithValue =
        percentage === null ? title : `${title} ${formatPercent(percentage, language)}`;
      return { category, percentage, categoryWithValue };
    });
  }
};

type Offered = Pick<Report, 'highlights' | 'abHighlights' | 'educations'>;

/** Selects the suggestions offered while the report is edited. See docs/product/report.md#suggestions. */
function listReportSuggestions({
  edition,
  standings,
  marked,
  language,
}: {
  edition: Edition;
  /** Status of the areas that count. */
  standings: readonly AreaStatus[];
  /** Ids of the questions that the team has marked as Above and Beyond. */
  marked: ReadonlySet<number>;
  language: Language;
}): Offered {
  const categoryOf = new Map(
    edition.categories.flatMap(({ id, areas }) => areas.map((area) => [area.id, id])),
  );
  const graded = standings.map((standing) => ({
    area: standing.area,
    on: {
      category: categoryOf.get(standing.area.id) ?? 0,
      area: standing.area.title[language],
      grade: gradeShownInReport(standing),
    },
  }));
  return {
    highlights: graded.flatMap(({ area: { suggestions }, on }) => {
      const texts = isPraise(on) ? suggestions.positives : suggestions.keepInMind;
      return texts.map((text) => ({ ...on, content: text[language] }));
    }),
    abHighlights: beyondCategories.flatMap((category) =>
      standings.flatMap(({ area: { questions, suggestions } }) =>
        questions.some(({ id, beyondCategory }) => beyondCategory === category && marked.has(id))
          ? suggestions.beyond.map((text) => ({
              category,
              grade: 4 as const,
              content: text[language],
            }))
          : [],
      ),
    ),
    educations: graded
      .filter(({ on: { grade } }) => grade !== null && grade < highestGrade)
      .sort((one, other) => (one.on.grade ?? 0) - (other.on.grade ?? 0))
      .map(({ on }) => ({ ...on, content: on.area })),
  };
}

/**
 * Reads when the last final grade was set, because this grade decided the certificate. See
 * docs/product/report.md#decision.
 * @returns null if there is none
 */
async function readDecisionDate({
  db,
  questionnaire,
}: Pick<MemberContext, 'db' | 'questionnaire'>): Promise<string | null> {
  const row = await db
    .selectFrom('final_grades')
    .select((of) => of.fn.max('set_at').as('setAt'))
    .where('questionnaire_id', '=', questionnaire.id)
    .executeTakeFirst();
  return row?.setAt ? new Date(row.setAt).toISOString() : null;
}

/** The signatories of the report, the main certifier first. See docs/product/report.md#signatures. */
async function readSignatures(
  context: MemberContext,
  language: Language,
): Promise<Report['certifiers']> {
  const { provider, team } = context.programme;
  const [first = null, second = null, third = null] = (await readTeam(context)).map(
    ({ name, isMain }) => ({
      name,
      title: (isMain ? team.mainCertifier : team.certifier)[language],
      subtitle: provider,
    }),
  );
  return { first, second, third };
}
