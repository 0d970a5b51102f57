import { languages, type Language } from './languages.ts';

/** One text of the report: a field in one language. */
export type ReportKey = { language: Language; field: string };

const form = new RegExp(`^report_(${languages.join('|')})_(\\w{1,60})$`);

/** The key under which the save queue keeps an unsent text of the report. The API does not use it. */
export function reportKey({ language, field }: ReportKey): string {
  return `report_${language}_${field}`;
}

/** Parses a report key; undefined for text that is not a report key. The server checks whether the field exists. */
export function parseReportKey(key: string): ReportKey | undefined {
  const [, language, field] = form.exec(key) ?? [];
  return language && field ? { language: language as Language, field } : undefined;
}
