import type { CategorySummary } from '@cert/shared/contract';
import { anArea } from '@cert/shared/testing';

/** Two categories with three areas, one of them a key area with minimum grade 2.5. The real content is different. */
export const someCategories: CategorySummary[] = [
  {
    id: 1,
    title: 'Coming aboard',
    slug: 'coming-aboard',
    position: 1,
    completeness: 0,
    areas: [
      anArea({ id: 1, title: 'First day', slug: 'first-day', position: 1 }),
      anArea({ id: 2, title: 'Choosing people', slug: 'choosing', position: 2, minGrade: 2.5 }),
    ],
  },
  {
    id: 2,
    title: 'Sailing on',
    slug: 'sailing-on',
    position: 2,
    completeness: 0,
    areas: [anArea({ id: 3, title: 'Watches', slug: 'watches', position: 1 })],
  },
];
