import { beyondCategories, type BeyondCategory } from '../grades/beyond.ts';
import { languages, type Language } from '../texts/languages.ts';

/** Editable fields that occur once in the report. */
const plainFields = [
  'abReportDate',
  'wordsFromTeam',
  'highlightsFirst',
  'highlightsSecond',
  'suggestions',
  'suggestionsAdditional',
  'educations',
  'whatsNext',
  'strengthsStrategy',
  'activitiesStrategy',
  'strengthsInvestment',
  'activitiesInvestment',
  'strengthsProcesses',
  'activitiesProcesses',
  'actionPlan',
  'actionPlanTimeline',
  'timeline',
  'reportDate',
] as const;

/** Prefixes of fields that occur once per category of the questionnaire, followed by its id. */
const categoryFields = ['highlights_', 'suggestions_', 'suggestions_additional_'] as const;

/** Prefixes of fields that occur once per Above-and-Beyond category, followed by its capitalised name. */
const beyondFields = ['abHighLights', 'abHighLightsAdditional'] as const;

/** The name of an editable field. See docs/product/report.md#texts. */
export type ReportField =
  | (typeof plainFields)[number]
  | `${(typeof categoryFields)[number]}${number}`
  | `${(typeof beyondFields)[number]}${Capitalize<BeyondCategory>}`;

/** Fields that contain a date. See docs/product/report.md#date-fields. */
const dateFields = ['reportDate', 'abReportDate'] as const satisfies readonly ReportField[];

/** The kind of a field: rich text, a date (`parseReportDate`), or the timeline's items as JSON. */
export type ReportFieldKind = 'rich-text' | 'date' | 'timeline';

/**
 * The kind of a report field. Undefined if a report with these categories has no such field. See
 * docs/product/report.md#texts.
 */
export function reportFieldKind(
  field: string,
  categoryIds: readonly number[],
): ReportFieldKind | undefined {
  if (field === 'timeline') return 'timeline';
  if (dateFields.some((name) => name === field)) return 'date';
  const isKnown =
    plainFields.some((name) => name === field) ||
    categoryFields.some((prefix) => categoryIds.some((id) => field === `${prefix}${id}`)) ||
    beyondCategories.some((category) => listBeyondFields(category).includes(field));
  return isKnown ? 'rich-text' : undefined;
}

/** The fields that occur once per Above-and-Beyond category. See docs/product/report.md#texts. */
export function listBeyondFields(category: BeyondCategory): string[] {
  return beyondFields.map((prefix) => `${prefix}${capitalised(category)}`);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** One text of the report: a field in one language. */
export type ReportTextId = { language: Language; field: string };

const form = new RegExp(`^report_(${languages.join('|')})_(\\w{1,60})$`);

/** The key under which the save queue keeps an unsent text of the report. The API does not use it. */
export function reportKey({ language, field }: ReportTextId): string {
  return `report_${language}_${field}`;
}

/** Parses a report key; undefined for text that is not a report key. The server checks whether the field exists. */
export function parseReportKey(key: string): ReportTextId | undefined {
  const [, language, field] = form.exec(key) ?? [];
  return language && field ? { language: language as Language, field } : undefined;
}

/**
 * Maximum length of one field of the report, in characters including tags: four printed pages. See
 * docs/product/questionnaire.md#text-limits.
 */
export const maxReportTextLength = 40_000;
