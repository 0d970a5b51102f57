import type { Language } from '@cert/shared/domain';

/** The audit trail's subject for one text of the report. */
export function reportTextAuditSubject(language: Language, field: string): string {
  return `${language} ${field}`;
}
