import {
  refuse,
  calculateResultPercent,
  findCompletedGradeKind,
  completenessPercent,
  type GradeKind,
  type PercentThresholds,
} from '@cert/shared/domain';
import type { UseCase } from '../useCase.ts';
import { countDocumentsByQuestion } from '../documents/readDocuments.ts';
import { createLocalizer, type Localizer } from '../editions/createLocalizer.ts';
import { readAreas } from './readAreas.ts';
import type { AreaSummary, CategorySummary } from '@cert/shared/contract';
import { computeAreaStatus, type AreaStatus, presentArea } from './areaStatus.ts';
import type { EditionCategory } from '../editions/edition.ts';
import { readQuestionnaireData } from './readQuestionnaireData.ts';

/**
 * Reads one category with the data of its area pages.
 * @throws Refusal not-found if the edition has no category with this slug
 */
export const readCategory: UseCase<'areaCategory'> = async ({ slug, language }, context) => {
  const category = context.edition.categories.find((candidate) => candidate.slug === slug);
  if (!category) throw refuse('not-found');
  const localize = createLocalizer(language);
  return {
    id: category.id,
    title: localize(category.title),
    slug: category.slug,
    position: category.position,
    content: localize(category.content),
    ...(await readAreas(context, { areas: category.areas, language })),
  };
};

/**
 * Reads all categories with their areas, for the sidebar: completeness for everybody, grades and their sums for the
 * team.
 */
export const readCategoryList: UseCase<'areaCategoryList'> = async (
  { language },
  { db, account, questionnaire, role, edition, programme },
) => {
  const localize = createLocalizer(language);
  const [state, documentCounts] = await Promise.all([
    readQuestionnaireData({
      db,
      questionnaire,
      edition,
      accountId: account.id,
      role,
      hasComments: false,
    }),
    countDocumentsByQuestion(db, questionnaire.id),
  ]);
  const given = {
    localize,
    answers: state.inForce,
    hasDocument: (questionId: number) => documentCounts.has(questionId),
  };
  return edition.categories.map((category) => {
    const areaStatuses = category.areas.map((area) =>
      computeAreaStatus({ area, state, isKeyOnly: questionnaire.isKeyOnly }),
    );
    return presentCategory({
      category,
      areaStatuses,
      localize,
      thresholds: programme.thresholds,
      areas: areaStatuses.map((areaStatus) => presentArea(areaStatus, given)),
    });
  });
};

function presentCategory({
  category,
  areaStatuses,
  areas,
  localize,
  thresholds,
}: {
  category: EditionCategory;
  areaStatuses: readonly AreaStatus[];
  areas: AreaSummary[];
  localize: Localizer;
  thresholds: PercentThresholds;
}): CategorySummary {
  const counted = areaStatuses.filter((areaStatus) => areaStatus.counts);
  return {
    id: category.id,
    title: localize(category.title),
    slug: category.slug,
    position: category.position,
    completeness: completenessPercent({
      completed: sum(counted.map((areaStatus) => areaStatus.completed)),
      answerable: sum(counted.map((areaStatus) => areaStatus.answerable)),
    }),
    areas,
    ...sumGrades(areaStatuses, thresholds),
  };
}

function sumGrades(areaStatuses: readonly AreaStatus[], thresholds: PercentThresholds) {
  if (areaStatuses.some((areaStatus) => !areaStatus.grades)) return {};
  const grades = areaStatuses.flatMap(({ counts, grades: given }) =>
    counts && given ? [given] : [],
  );
  const percentOf = (kind: GradeKind) =>
    calculateResultPercent(
      grades.map((area) => area[kind]),
      thresholds,
    );
  return {
    gradeSumSystem: percentOf('system'),
    gradeSumCertifier: percentOf('certifier'),
    gradeSumCertifierFinal: percentOf('final'),
    gradeCompletedType: findCompletedGradeKind(grades),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
