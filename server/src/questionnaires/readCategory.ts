import {
  refuse,
  areaPercentage,
  completedGradeKind,
  completenessPercent,
} from '@cert/shared/domain';
import type { UseCase } from '../useCase.ts';
import { createLocalize, type Localize } from '../editions/createLocalize.ts';
import { readAreas } from './readAreas.ts';
import type { CategorySummary } from '@cert/shared/contract';
import { areaStatus, type AreaStatus } from './areaStatus.ts';
import type { EditionCategory } from '../editions/edition.ts';
import { presentArea } from './presentArea.ts';
import { readState } from './readState.ts';

/**
 * Reads one category with the data of its area pages.
 * @throws Refusal not-found if the edition has no category with this slug
 */
export const readCategory: UseCase<'areaCategory'> = async ({ slug, language }, context) => {
  const category = context.edition.categories.find((candidate) => candidate.slug === slug);
  if (!category) throw refuse('not-found');
  const localize = createLocalize(language);
  return {
    id: category.id,
    title: localize(category.title),
    slug: category.slug,
    position: category.position,
    content: localize(category.content),
    ...(await readAreas(context, { areas: category.areas, localize })),
  };
};

/** All categories with their areas, for the sidebar: completeness for everybody, sums for the team. */
export const readCategoryList: UseCase<'areaCategoryList'> = async (
  { language },
  { db, account, questionnaire, role, edition },
) => {
  const localize = createLocalize(language);
  const state = await readState({
    db,
    questionnaire,
    accountId: account.id,
    role,
    hasComments: false,
  });
  return edition.categories.map((category) => {
    const standings = category.areas.map((area) =>
      areaStatus({ area, state, isKeyOnly: questionnaire.isKeyOnly }),
    );
    return presentCategory({ category, standings, localize });
  });
};

function presentCategory({
  category,
  standings,
  localize,
}: {
  category: EditionCategory;
  standings: readonly AreaStatus[];
  localize: Localize;
}): CategorySummary {
  const counted = standings.filter((standing) => standing.counts);
  return {
    id: category.id,
    title: localize(category.title),
    slug: category.slug,
    position: category.position,
    completeness: completenessPercent({
      completed: sum(counted.map((standing) => standing.completed)),
      answerable: sum(counted.map((standing) => standing.answerable)),
    }),
    areas: standings.map((standing) => presentArea(standing, localize)),
    ...sumGrades(standings, counted),
  };
}

function sumGrades(standings: readonly AreaStatus[], counted: readonly AreaStatus[]) {
  if (standings.some((standing) => !standing.grades)) return {};
  const grades = counted.flatMap((standing) => standing.grades ?? []);
  return {
    gradeSumSystem: areaPercentage(grades.map((area) => area.system)),
    gradeSumCertifier: areaPercentage(grades.map((area) => area.certifier)),
    gradeSumCertifierFinal: areaPercentage(grades.map((area) => area.final)),
    gradeCompletedType: completedGradeKind(grades),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
