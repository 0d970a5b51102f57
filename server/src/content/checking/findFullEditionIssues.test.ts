import { parseContentFile } from '../reading/contentFile.ts';
import {
  createFullEditionQuestions,
  type FullEditionQuestion,
} from '../testing/createFullEditionQuestions.ts';
import { findFullEditionIssues } from './findFullEditionIssues.ts';
import { categoryOutlineSchema } from './outline.ts';

type Area = {
  key: string;
  minGrade?: number;
  suggestions?: { positives: string[]; keepInMind: string[]; beyond: string[] };
  questions: FullEditionQuestion[];
};
type Parts = { head: object; questions: FullEditionQuestion[]; categories: Area[][] };

/** Creates a minimal full edition: 30 areas in 7 categories, the first 10 of them key areas. */
function fullParts(): Parts {
  const questions = createFullEditionQuestions();
  const areas = Array.from({ length: 30 }, (_, place): Area => ({
    key: `area-${place}`,
    ...(place < 10 ? { minGrade: 2 } : {}),
    suggestions: { positives: ['a', 'b', 'c'], keepInMind: ['a', 'b', 'c'], beyond: ['a'] },
    questions: [],
  }));
  const categories = [5, 5, 5, 5, 5, 3, 2].map((count) => areas.splice(0, count));
  return { head: { key: 'full' }, questions, categories };
}

/** Finds the issues of a full edition after a change, as `file at: message`. */
function issuesAfter(change: (parts: Parts) => void): string[] {
  const parts = fullParts();
  change(parts);
  const areas = parts.categories.flat();
  // Puts the Above-and-Beyond questions into the first area and the others into the last, because the counts do not
  // depend on the area of a question.
  const beyond = parts.questions.filter((question) => question.beyond !== undefined);
  areas[0]!.questions.push(...beyond);
  areas.at(-1)!.questions.push(...parts.questions.filter((each) => !beyond.includes(each)));
  const files = parts.categories.map((category, index) => {
    const file = parseContentFile(`${index + 1}-name.yaml`, JSON.stringify({ areas: category }));
    return { file, outline: categoryOutlineSchema.parse(file.value) };
  });
  const head = parseContentFile('edition.yaml', JSON.stringify(parts.head));
  return findFullEditionIssues(head, files).map(
    ({ file, at, message }) => `${file} ${at}: ${message}`,
  );
}

const edition = (message: string) => `edition.yaml : ${message}`;

describe('the check of a full edition', () => {
  it('finds no issue in the smallest allowed edition', () => {
    expect(issuesAfter(() => undefined)).toEqual([]);
  });

  it.each<[string, (question: FullEditionQuestion) => boolean, string[]]>([
    [
      'a question',
      ({ kind, beyond }) => kind === 'single-choice' && beyond === undefined,
      ['questions: 169, but a full edition has at least 170'],
    ],
    [
      'one of the questions of a kind',
      ({ kind }) => kind === 'multi-choice-targets',
      ['questions of kind multi-choice-targets: 2, but a full edition has at least 3'],
    ],
    [
      'a table question',
      ({ kind }) => kind === 'custom-diversity',
      ['questions of kind custom-diversity: 0, but a full edition has at least 1'],
    ],
    [
      'an Above-and-Beyond question',
      ({ beyond, benchmark }) => beyond === 'impact' && !benchmark,
      [
        'Above-and-Beyond questions: 29, but a full edition has at least 30',
        'Above-and-Beyond questions of impact: 5, but a full edition has at least 6',
      ],
    ],
  ])('reports that %s is missing', (_, isMissing, messages) => {
    const issues = issuesAfter(({ questions }) => {
      questions.splice(questions.findIndex(isMissing), 1);
    });
    for (const message of messages) expect(issues).toContain(edition(message));
  });

  it.each<[string, (parts: Parts) => void, string[]]>([
    [
      'a question with one of the scoring rules',
      ({ questions }) => {
        for (const question of questions)
          if (JSON.stringify(question.scoring).includes('bands'))
            question.scoring = { kind: 'sum' };
      },
      [edition('questions scored bands: 0, but a full edition has at least 1')],
    ],
    [
      'a question with one of the importances',
      ({ questions }) => {
        for (const question of questions) if (question.importance === 3) question.importance = 2;
      },
      [edition('questions of importance 3: 0, but a full edition has at least 1')],
    ],
    [
      'one of the benchmark lines of standard questions',
      ({ questions }) => {
        delete questions.find(({ beyond }) => beyond === undefined)!.benchmark;
      },
      [
        edition(
          'standard questions that feed a benchmark line: 15, but a full edition has at least 16',
        ),
      ],
    ],
    [
      'one of the benchmark lines of Above-and-Beyond questions',
      ({ questions }) => {
        delete questions.find(({ beyond }) => beyond !== undefined)!.benchmark;
      },
      [
        edition(
          'Above-and-Beyond questions that feed a benchmark line: 11, but a full edition has at least 12',
        ),
      ],
    ],
    [
      'one of the key areas',
      ({ categories }) => {
        delete categories[1]![4]!.minGrade;
      },
      [edition('key areas (with minGrade): 9, but a full edition has 10')],
    ],
    [
      'one of the categories',
      ({ categories }) => {
        categories.pop();
      },
      [edition('categories: 6, but a full edition has 7')],
    ],
    [
      'one of the areas of a category',
      ({ categories }) => {
        categories[5]!.pop();
      },
      ['6-name.yaml areas: areas: 2, but category 6 of a full edition has 3'],
    ],
    [
      'one of the points to keep in mind in an area',
      ({ categories }) => {
        categories[2]![1]!.suggestions!.keepInMind.pop();
      },
      [
        '3-name.yaml areas/area-11/suggestions/keepInMind: keepInMind: 2, but a full edition has at least 3',
      ],
    ],
    [
      'Above-and-Beyond praise in an area without such questions (nothing is missing)',
      ({ categories }) => {
        categories[2]![1]!.suggestions!.beyond.pop();
      },
      [],
    ],
    [
      'suggestions in an area with Above-and-Beyond questions',
      ({ categories }) => {
        delete categories[0]![0]!.suggestions;
      },
      [
        '1-name.yaml areas/area-0/suggestions/positives: positives: 0, but a full edition has at least 3',
        '1-name.yaml areas/area-0/suggestions/keepInMind: keepInMind: 0, but a full edition has at least 3',
        '1-name.yaml areas/area-0/suggestions/beyond: beyond: 0, but a full edition has at least 1',
      ],
    ],
  ])('reports exactly what is missing in an edition without %s', (_, change, issues) => {
    expect(issuesAfter(change)).toEqual(issues);
  });

  it('reports one key area too many, and a key area with a wrong minimum grade', () => {
    expect(
      issuesAfter(({ categories }) => {
        categories[6]![1]!.minGrade = 1.5;
      }),
    ).toEqual([
      edition('key areas (with minGrade): 11, but a full edition has 10'),
      '7-name.yaml areas/area-29/minGrade: 1.5, but a key area of a full edition needs 2',
    ]);
  });

  it('accepts an incomplete edition that is marked as an excerpt', () => {
    const halve = ({ categories }: Parts) => void categories.splice(3);
    expect(issuesAfter(halve)).not.toEqual([]);
    const excerpt = (parts: Parts) => {
      halve(parts);
      parts.head = { isExcerpt: true };
    };
    expect(issuesAfter(excerpt)).toEqual([]);
  });
});
