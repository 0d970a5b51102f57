import type { ReadingNamespace } from '../readingMessageLoaders.ts';

/**
 * All reading pages with the roles that can read them. Links may only lead to pages that one of these roles can open.
 */
export const readingPages: {
  namespace: ReadingNamespace;
  readers: ('client' | 'certifier')[];
}[] = [
  { namespace: 'org-forms/about', readers: ['client', 'certifier'] },
  { namespace: 'org-forms/instructions', readers: ['client'] },
  { namespace: 'org-forms/rating', readers: ['client', 'certifier'] },
  { namespace: 'org-forms/certifier-guide', readers: ['certifier'] },
];
