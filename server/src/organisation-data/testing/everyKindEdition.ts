import {
  isNumericKind,
  isTableKind,
  questionKinds,
  tables,
  type LocalizedText,
  type QuestionKind,
} from '@cert/shared/domain';
import { categorySchema, type ContentEdition } from '../../content/schema/edition.ts';

/** The slug of the edition's only category. */
export const everyKindCategorySlug = 'every-kind';

const units: { [kind in QuestionKind]?: LocalizedText } = {
  percentage: { hr: '%', sr: '%', en: '%' },
  currency: { hr: '€', sr: '€', en: '€' },
};

/** An edition with one question of every kind. Titles and labels end with the language. */
export const everyKindEdition: ContentEdition = {
  key: 'every-kind',
  title: texts('Every kind'),
  categories: [
    categorySchema.parse({
      key: 'every-kind',
      slug: everyKindCategorySlug,
      title: texts('Every kind'),
      areas: [
        {
          key: 'every-kind',
          slug: 'every-kind',
          title: texts('Every kind'),
          questions: questionKinds.map((kind) => ({
            key: kind,
            kind,
            importance: 3,
            title: texts(kind),
            scoring: { kind: 'none' },
            ...(isTableKind(kind) && {
              rows: Object.fromEntries(
                tables[kind].map(({ key, rows }) => [
                  key,
                  rows.map((_cells, index) => texts(`${key} ${index + 1}`)),
                ]),
              ),
            }),
            answers: answersOf(kind),
          })),
        },
      ],
    }),
  ],
};

/**
 * Creates the input of a number or table. For other kinds, creates three answers to choose from, of which the first two
 * have an extra input.
 */
function answersOf(kind: QuestionKind) {
  if (isTableKind(kind)) return [{ key: 'input', content: texts('Input') }];
  if (isNumericKind(kind))
    return [{ key: 'input', content: texts('Input'), unit: units[kind] ?? texts('boards') }];
  return ['First', 'Second', 'Third'].map((name, index) => ({
    key: name.toLowerCase(),
    content: texts(name),
    hasAdditional: index < 2,
    ...(kind === 'multi-choice-number' && { unit: texts('hours') }),
  }));
}

function texts(text: string): LocalizedText {
  return { hr: `${text} hr`, sr: `${text} sr`, en: `${text} en` };
}
