import type { ReadingNamespace } from '../readingMessages.ts';

/** All reading pages with the roles that can read them. Their links may only lead to pages that these roles have. */
export const readingPages: {
  namespace: ReadingNamespace;
  readers: ('client' | 'certifier')[];
}[] = [
  { namespace: 'org-forms/about', readers: ['client', 'certifier'] },
  { namespace: 'org-forms/instructions', readers: ['client'] },
  { namespace: 'org-forms/rating', readers: ['client', 'certifier'] },
  { namespace: 'org-forms/certifier-guide', readers: ['certifier'] },
];
