import type { Language } from '@cert/shared/domain';

/** Subject in the audit trail of one text of the report. */
export function auditSubject(language: Language, field: string): string {
  return `${language} ${field}`;
}
