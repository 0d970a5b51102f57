import type { Language } from '@cert/shared/domain';
import { aboutTexts } from '../about/aboutTexts.ts';
import { certifierGuideTexts } from '../certifier-guide/certifierGuideTexts.ts';
import { instructionTexts } from '../instructions/instructionTexts.ts';
import { ratingTexts } from '../rating/ratingTexts.ts';

/** All reading pages with their texts, and who reads them: their links may lead to pages that these readers have. */
export const readingPages: {
  name: string;
  texts: Record<Language, () => Promise<object>>;
  readers: ('client' | 'certifier')[];
}[] = [
  { name: 'about', texts: aboutTexts, readers: ['client', 'certifier'] },
  { name: 'instructions', texts: instructionTexts, readers: ['client'] },
  { name: 'rating', texts: ratingTexts, readers: ['client', 'certifier'] },
  { name: 'certifier-instructions', texts: certifierGuideTexts, readers: ['certifier'] },
];
