import type { ReadingNamespace } from '../readingMessages.ts';

/** All reading pages with their messages, and who reads them: their links may lead to pages that these readers have. */
export const readingPages: {
  namespace: ReadingNamespace;
  readers: ('client' | 'certifier')[];
}[] = [
  { namespace: 'org-forms/about', readers: ['client', 'certifier'] },
  { namespace: 'org-forms/instructions', readers: ['client'] },
  { namespace: 'org-forms/rating', readers: ['client', 'certifier'] },
  { namespace: 'org-forms/certifier-guide', readers: ['certifier'] },
];
