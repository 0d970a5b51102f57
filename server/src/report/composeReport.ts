import {
  beyondCategories,
  calculateResultPercent,
  sharePercent,
  type AnswersInForce,
  type BeyondShares,
  type CertificateDecision,
  type Language,
} from '@cert/shared/domain';
import type { ParsedInput, ReleasedReport, Report } from '@cert/shared/contract';
import { formatPercent } from '@cert/shared/i18n';
import { countMarksByCategory, readMarksInForce } from '../above-beyond/beyondMarks.ts';
import { issueAndListCertificates } from '../certificates/issueAndListCertificates.ts';
import type { Edition } from '../editions/edition.ts';
import { readTeam, sortTeam } from '../grading/readTeam.ts';
import type { PreviousQuestionnaire } from '../questionnaires/findPreviousQuestionnaire.ts';
import { toFlag } from '../toFlag.ts';
import type { MemberContext } from '../useCase.ts';
import { createComparisons } from './comparing/createComparisons.ts';
import { comparedMeasures, type ComparedMeasure } from './comparing/contribution.ts';
import { decideOutcome } from './decideOutcome.ts';
import { presentBenchmarks } from './presentBenchmarks.ts';
import { presentReportAreas, type ReportArea } from './presentReportAreas.ts';

/** The data from which a report is composed, limited to what its reader may know. */
export type ReportBasis = {
  /** The areas that count. */
  areas: readonly ReportArea[];
  previous: PreviousQuestionnaire | undefined;
  answers: AnswersInForce;
};

/** The report without the team's texts, and the decision that it states. */
export type ComposedReport = {
  report: Omit<ReleasedReport, 'texts' | 'otherLanguages'>;
  certificate: CertificateDecision;
  /** Ids of the marked Above-and-Beyond questions. */
  marked: ReadonlySet<number>;
  shares: BeyondShares;
};

/** Composes what a report shows to every reader. See docs/product/report.md#who-reads-it. */
export async function composeReport(
  context: MemberContext,
  input: Omit<ParsedInput<'releasedReport'>, 'id'> & Pick<ParsedInput<'report'>, 'benchmarkNew'>,
  { areas, previous, answers }: ReportBasis,
): Promise<ComposedReport> {
  const { questionnaire, edition, programme } = context;
  const { language, benchmarkCountry, benchmarkIndustry, benchmarkGroup, benchmarkNew } = input;
  const marked = await readMarksInForce(context);
  const { certificate, beyond } = await decideOutcome(
    context,
    areas.map(({ area: { minGrade }, final }) => ({ minGrade, final })),
    marked,
  );
  const { compare, listComparable, year, company } = await createComparisons(context, {
    country: benchmarkCountry,
    industry: benchmarkIndustry,
    isWithGroup: benchmarkGroup === 1,
    isNew: benchmarkNew === 1,
  });
  const shares = countMarksByCategory(edition, marked);
  const report: ComposedReport['report'] = {
    info: {
      name: questionnaire.title,
      year: questionnaire.year,
      previousYear: previous?.year ?? null,
      date: certificate === 'not-decided' ? null : await readDecisionDate(context),
      passed: toFlag(certificate === 'passed'),
      advanced: toFlag(beyond === 'passed'),
      company: {
        group: toFlag(company.groupKey !== null),
        countries: company.countries,
        industry: company.industry,
      },
      comparable: listComparable(listMeasures(edition, areas)),
      benchmarkYear: year,
    },
    result: {
      overal: calculateResultPercent(
        areas.map(({ grade }) => grade),
        programme.thresholds,
      ),
      previous: previous?.overallPercent ?? null,
      threshold: programme.thresholds.certificatePercent,
      ...compare(comparedMeasures.overall),
    },
    ...presentReportAreas({ edition, areas, language, compare, programme }),
    ...presentBenchmarks({ edition, answers, language, compare }),
    aboveBeyond: presentBeyond(context, { shares, language }),
    certifiers: await readSignatures(context, language),
    certificates: await issueAndListCertificates(context, {
      isPassed: certificate === 'passed',
      isBeyond: beyond === 'passed',
    }),
  };
  return { report, certificate, marked, shares };
}

function presentBeyond(
  { programme }: MemberContext,
  { shares, language }: { shares: BeyondShares; language: Language },
): Report['aboveBeyond'] {
  return beyondCategories.map((category) => {
    const percentage = sharePercent(shares[category], programme.thresholds);
    const title = programme.beyondCategories[category].title[language];
    const categoryWithValue =
      percentage === null ? title : `${title} ${formatPercent(percentage, language)}`;
    return { category, percentage, categoryWithValue };
  });
}

/** Lists the measures that the report compares, the overall result first. */
function listMeasures(edition: Edition, areas: readonly ReportArea[]): ComparedMeasure[] {
  return [
    comparedMeasures.overall,
    ...areas.map(({ area }) => comparedMeasures.area(area.path)),
    ...[...edition.questions.values()].flatMap((question) =>
      question.benchmark ? [comparedMeasures.figure(question)] : [],
    ),
  ];
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

/** Reads the signatories of the report, the main certifier first. See docs/product/report.md#signatures. */
async function readSignatures(
  context: MemberContext,
  language: Language,
): Promise<Report['certifiers']> {
  const { provider, team } = context.programme;
  const [first = null, second = null, third = null] = sortTeam(
    await readTeam(context),
    language,
  ).map(({ name, isMain }) => ({
    name,
    title: (isMain ? team.mainCertifier : team.certifier)[language],
    subtitle: provider,
  }));
  return { first, second, third };
}
