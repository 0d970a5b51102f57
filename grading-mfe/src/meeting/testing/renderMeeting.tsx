import { screen } from '@testing-library/react';
import type { Area, AreaSummary, CategoryReply, ReconciliationBoard } from '@cert/shared/contract';
import type { Grade, Language } from '@cert/shared/domain';
import {
  aCategory,
  addModalDialogSupport,
  anArea,
  aProgramme,
  aSession,
  fakeApi,
  renderInPlatform,
  type FakeHandlers,
  type RenderedInPlatform,
} from '@cert/shared/testing';
import definition from '../../module.ts';
import { MeetingPage } from '../MeetingPage.tsx';

type Given = {
  /** Path below `/7/`. */
  path?: string;
  /** Changes to area 2, "Onboarding", the only area of its category. */
  area?: Partial<Area>;
  category?: Partial<CategoryReply>;
  /** Delays the reply about the category "Developing" until this promise resolves. */
  delay?: Promise<unknown>;
  /** The team and its grades once everybody has finalized. */
  revealed?: Pick<ReconciliationBoard, 'team' | 'areas'>;
  handlers?: FakeHandlers;
  language?: Language;
};

/**
 * Renders the meeting of questionnaire 7: area 1 "Employer brand" in the category "Attracting", area 2 "Onboarding" and
 * area 3 "Leadership" in "Developing". The fake server stores the certifier's own grades.
 */
export async function renderMeeting(given: Given = {}): Promise<RenderedInPlatform> {
  addModalDialogSupport();
  const { path = 'meeting/2', language = 'en', handlers } = given;
  const own = new Map<number, Grade | null>([[1, 2]]);
  const areaOf = (id: number, title: string, more: Partial<Area> = {}): Area =>
    anArea({
      ...{ id, title, grade: 1.5, certifierFinalGrade: null, previousGrade: null },
      ...more,
      certifierGrade: own.get(id) ?? more.certifierGrade ?? null,
    });
  const categories = () => [
    aCategory({
      id: 1,
      title: 'Attracting',
      slug: 'attracting',
      areas: [areaOf(1, 'Employer brand')],
    }),
    aCategory({
      ...{ id: 2, title: 'Developing', slug: 'developing', ...given.category },
      areas: [areaOf(2, 'Onboarding', given.area), areaOf(3, 'Leadership')],
    }),
  ];
  const shown = await renderInPlatform(<MeetingPage />, {
    api: fakeApi({
      programme: () => aProgramme(),
      areaCategoryList: () =>
        categories().map((category) => ({
          ...category,
          completeness: 0,
          areas: category.areas as AreaSummary[],
        })),
      areaCategory: async ({ slug }) => {
        if (slug === 'developing') await given.delay;
        return categories().find((category) => category.slug === slug)!;
      },
      reconciliation: () => ({
        ...{ mainCertifier: 0, gradingLocked: 0, threshold: 75, revealedAt: null },
        finalized: given.revealed ? 1 : 0,
        ...(given.revealed ?? { team: [], areas: [] }),
      }),
      certifierAreaGradeSet: ({ areaId, grade }) => {
        own.set(Number(areaId), grade as Grade | null);
        return { grade: grade as Grade | null, gradedAt: null };
      },
      ...handlers,
    }),
    session: aSession({ isCertifier: true }),
    path: `/7/${path}`,
    route: '/:questionnaireId/meeting/:number?',
    messages: { grading: definition.messages },
    language,
  });
  await screen.findAllByRole('link');
  return shown;
}
