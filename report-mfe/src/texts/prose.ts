import type { ParseKeys } from 'i18next';
import type { ProgrammeReply } from '@cert/shared/contract';
import type { BeyondCategory, Language } from '@cert/shared/domain';
import { formatExactPercent, formatNumber, formatPercent } from '@cert/shared/i18n';
import type { MessageLoaders } from '@cert/shared/platform';
import type { ReportData } from '../reportData.ts';

/**
 * The texts on the sheets of both views: the namespace `report/prose`. They are in the same file as the module's other
 * messages, which is fetched before the report is rendered.
 */
export const proseMessages = {
  hr: () => import(/* webpackChunkName: "messages-hr" */ './locales/hr.json'),
  sr: () => import(/* webpackChunkName: "messages-sr" */ './locales/sr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.json'),
} satisfies MessageLoaders;

/** The key of a text or of a group of texts: `audit.roles`. */
export type ProseKey = ParseKeys<'report/prose', { returnObjects: true }>;

/** The values for placeholders such as `{{name}}`, which the texts contain instead of names and figures. */
type ProseValues = Readonly<Record<string, string>>;

/**
 * The formatted names and figures of the programme and of this report. A figure is formatted only when a text needs it:
 * the first formatting of a number on a page takes long, and a cover without figures should not wait for it.
 */
export function formatProseValues(
  report: ReportData,
  { programme, language }: { programme: ProgrammeReply; language: Language },
): ProseValues {
  const { figures, thresholds } = programme;
  const percent = (value: number) => formatPercent(value, language);
  const number = (value: number) => formatNumber(value, language);
  return {
    product: programme.product,
    beyondProduct: programme.beyondProduct,
    provider: programme.provider,
    organisation: report.organisation,
    year: String(report.year),
    previousYear: report.previousYear === null ? '' : String(report.previousYear),
    get certificatePercent() {
      return percent(report.thresholdPercent);
    },
    get beyondTotalPercent() {
      return percent(thresholds.beyondTotalPercent);
    },
    get beyondCategoryPercent() {
      return percent(thresholds.beyondCategoryPercent);
    },
    get topEmployersPercent() {
      return percent(figures.topEmployersPercent);
    },
    ...beyondTitles(programme),
    get keyTopicCount() {
      return number(report.keyAreas.length);
    },
    get leastGrade() {
      // An edition may require different minimum grades of its key areas. The text then lists all of them: “2 / 2.5”.
      const minGrades = new Set(report.keyAreas.map(({ minGrade }) => minGrade));
      return [...minGrades].sort().map(number).join(' / ');
    },
    get hrStaffingPercent() {
      return formatExactPercent(figures.hrStaffingPercent, language);
    },
    get companiesPerYear() {
      return number(figures.companiesPerYear);
    },
    get certifyingExperts() {
      return number(figures.certifyingExperts);
    },
    get usersReachedLeast() {
      return number(figures.usersReachedLeast);
    },
    get usersReachedMost() {
      return number(figures.usersReachedMost);
    },
    get seniorExecutivesPercent() {
      return percent(figures.seniorExecutivesPercent);
    },
  };
}

/** The titles of the Above-and-Beyond categories, as `{{beyondFuture}}` and so on. */
function beyondTitles({ beyondCategories }: ProgrammeReply): ProseValues {
  return Object.fromEntries(
    beyondCategories.map(({ category, title }) => [`beyond${capitalise(category)}`, title]),
  );
}

/** Capitalises a category for use inside a name: report fields and prose placeholders contain it (`beyondFuture`). */
export function capitalise(category: BeyondCategory): Capitalize<BeyondCategory> {
  return (category.charAt(0).toUpperCase() + category.slice(1)) as Capitalize<BeyondCategory>;
}
