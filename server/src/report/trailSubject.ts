import type { Language } from '@cert/shared/domain';

/** Under which subject the audit trail has the changes of one text of the report. */
export function trailSubject(language: Language, field: string): string {
  return `${language} ${field}`;
}
