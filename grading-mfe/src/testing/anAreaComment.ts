import type { CertifierComment } from '@cert/shared/contract';

/** Ana's comment on an area in questionnaire 7. */
export const anAreaComment = (given: Partial<CertifierComment> = {}): CertifierComment => ({
  id: 1,
  content: 'Plans for all',
  questionnaireId: 7,
  firstName: 'Ana',
  lastName: 'Horvat',
  createdAt: '2026-11-12T09:00:00.000Z',
  editable: 1,
  ...given,
});
