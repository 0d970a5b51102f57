import type { ReadingNamespace } from '../readingMessages.ts';

/** All reading pages with their readers. Their links may only lead to pages that all these readers have. */
export const readingPages: {
  namespace: ReadingNamespace;
  readers: ('client' | 'certifier')[];
}[] = [
  { namespace: 'org-forms/about', readers: ['client', 'certifier'] },
  { namespace: 'org-forms/instructions', readers: ['client'] },
  { namespace: 'org-forms/rating', readers: ['client', 'certifier'] },
  { namespace: 'org-forms/certifier-guide', readers: ['certifier'] },
];
