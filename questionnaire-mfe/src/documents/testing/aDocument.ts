import type { AttachedDocument } from '@cert/shared/contract';

/** Document 1: a PDF on question 1 of area 1. */
export function aDocument(given: Partial<AttachedDocument> = {}): AttachedDocument {
  return {
    id: 1,
    title: 'Strategy 2026',
    url: '/files/strategy?signature=old',
    filetype: 'application/pdf',
    filename: 'strategy.pdf',
    size: 34_000,
    areaId: 1,
    questionId: 1,
    uploadedAt: '2026-11-02T10:00:00.000Z',
    uploadedBy: 'Ivana Horvat',
    ...given,
  };
}
