import type { ProgrammeReply } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import { formatExactPercent, formatNumber, formatPercent } from '@cert/shared/i18n';
import { capitalise } from '../beyond/capitalise.ts';
import type { ReportData } from '../toReportData.ts';

/** The values for placeholders such as `{{name}}`: the texts contain placeholders in place of names and figures. */
export type ProseValues = Readonly<Record<string, string>>;

/** The formatted names and figures of the programme and of this report. */
export function proseValues(
  report: ReportData,
  { programme, language }: { programme: ProgrammeReply; language: Language },
): ProseValues {
  const { figures, thresholds } = programme;
  const percent = (value: number) => formatPercent(value, language);
  const number = (value: number) => formatNumber(value, language);
  const leastGrades = new Set(report.keyTopics.map(({ minGrade }) => minGrade));
  return {
    product: programme.product,
    beyondProduct: programme.beyondProduct,
    provider: programme.provider,
    organisation: report.organisation,
    year: String(report.year),
    previousYear: report.previousYear === null ? '' : String(report.previousYear),
    certificatePercent: percent(report.thresholdPercent),
    beyondTotalPercent: percent(thresholds.beyondTotalPercent),
    beyondCategoryPercent: percent(thresholds.beyondCategoryPercent),
    topEmployersPercent: percent(figures.topEmployersPercent),
    ...beyondTitles(programme),
    keyTopicCount: number(report.keyTopics.length),
    // All key topics have the same minimum today; a later edition may use several.
    leastGrade: [...leastGrades]
      .sort()
      .map((grade) => formatNumber(grade, language))
      .join(' / '),
    hrStaffingPercent: formatExactPercent(figures.hrStaffingPercent, language),
    companiesPerYear: number(figures.companiesPerYear),
    certifyingExperts: number(figures.certifyingExperts),
    usersReachedLeast: number(figures.usersReachedLeast),
    usersReachedMost: number(figures.usersReachedMost),
    seniorExecutivesPercent: percent(figures.seniorExecutivesPercent),
  };
}

/** The titles of the Above-and-Beyond categories, as `{{beyondFuture}}` and so on. */
function beyondTitles({ beyondCategories }: ProgrammeReply): ProseValues {
  return Object.fromEntries(
    beyondCategories.map(({ category, title }) => [`beyond${capitalise(category)}`, title]),
  );
}
