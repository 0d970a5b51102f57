import type { Language } from '@cert/shared/domain';

/** Under which subject the audit trail has the changes of one text of the report. */
export function auditSubject(language: Language, field: string): string {
  return `${language} ${field}`;
}
