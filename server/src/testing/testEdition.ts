import type { LocalizedText } from '@cert/shared/domain';
import { categorySchema, type ContentEdition } from '../content/schema/edition.ts';

/** Creates a text that ends with the language, so that it differs in every language. */
const texts = (text: string): LocalizedText => ({
  hr: `${text} hr`,
  sr: `${text} sr`,
  en: `${text} en`,
});

/** A small edition with one question for each behaviour that the server distinguishes. */
export const testEdition: ContentEdition = {
  key: 'test',
  title: texts('Test'),
  categories: [
    categorySchema.parse({
      key: 'attracting',
      slug: 'attracting',
      title: texts('Attracting {product} {year}'),
      areas: [
        {
          key: 'brand',
          slug: 'brand',
          title: texts('Brand'),
          questions: [
            {
              key: 'strategy',
              kind: 'single-choice',
              importance: 1,
              title: texts('Strategy'),
              criteria: texts('Secret criteria'),
              certifierNotes: texts('Secret notes'),
              scoring: { kind: 'single' },
              answers: [
                { key: 'none', content: texts('None'), mark: 0 },
                { key: 'plan', content: texts('Plan'), mark: 3, hasAdditional: true },
              ],
            },
            {
              key: 'reach',
              kind: 'percentage',
              importance: 2,
              title: texts('Reach'),
              disabledOn: { question: 'strategy', answer: 'none' },
              scoring: {
                kind: 'bands',
                bands: [
                  { from: 0, gives: 0 },
                  { from: 50, gives: 2 },
                ],
              },
              answers: [{ key: 'share', content: texts('Share'), unit: texts('%') }],
            },
            {
              key: 'future',
              kind: 'single-choice',
              importance: 2,
              beyond: 'future',
              title: texts('Future'),
              scoring: { kind: 'marked' },
              answers: [{ key: 'yes', content: texts('Yes') }],
            },
          ],
        },
        {
          key: 'selection',
          slug: 'selection',
          title: texts('Selection'),
          minGrade: 2,
          questions: [
            {
              key: 'tools',
              kind: 'multi-choice-currency',
              importance: 1,
              title: texts('Tools'),
              scoring: { kind: 'sum' },
              answers: [
                { key: 'tests', content: texts('Tests'), mark: 1, hasAdditional: true },
                { key: 'talks', content: texts('Talks'), mark: 1.5 },
                { key: 'no-tools', content: texts('No tools'), mark: 0, excludesOthers: true },
              ],
            },
            {
              key: 'frozen',
              kind: 'number',
              importance: 3,
              locked: true,
              title: texts('Frozen'),
              scoring: { kind: 'none' },
              answers: [{ key: 'count', content: texts('Count') }],
            },
          ],
        },
      ],
    }),
    categorySchema.parse({
      key: 'developing',
      slug: 'developing',
      title: texts('Developing'),
      areas: [
        {
          key: 'benefits',
          slug: 'benefits',
          title: texts('Benefits'),
          questions: [
            {
              key: 'table',
              kind: 'custom-benefits',
              importance: 3,
              title: texts('Table'),
              scoring: { kind: 'none' },
              rows: { monetary: [texts('Bonus {year}')], nonmonetary: [texts('Time off')] },
              answers: [{ key: 'cells', content: texts('Cells') }],
            },
            {
              key: 'salary',
              kind: 'currency',
              importance: 3,
              title: texts('Salary'),
              scoring: { kind: 'none' },
              answers: [
                { key: 'amount', content: texts('Amount'), unit: { hr: '€', sr: '€', en: '€' } },
              ],
            },
          ],
        },
      ],
    }),
  ],
};
