import type { AttachedDocument, ListedArea } from '@cert/shared/contract';

/** The reply of `documentList` with one area and one question, which requires a document. */
export function aDocumentList(
  documents: readonly AttachedDocument[],
  question: Partial<ListedArea['questions'][number]> = {},
): ListedArea[] {
  return [
    {
      id: 1,
      title: 'Leaving well',
      categorySlug: 'leaving',
      position: 1,
      documents: documents.filter(({ questionId }) => questionId === null),
      questions: [
        {
          id: 1,
          position: 3,
          title: 'Why?',
          documentsRequired: 1,
          locked: 0,
          disabled: 0,
          documents: documents.filter(({ questionId }) => questionId !== null),
          ...question,
        },
      ],
    },
  ];
}
