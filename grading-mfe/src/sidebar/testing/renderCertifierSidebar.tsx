import { screen } from '@testing-library/react';
import type { AreaSummary, CategorySummary, QuestionnaireInfo } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import type { KeyValueStorage } from '@cert/shared/platform';
import {
  addModalDialogSupport,
  anArea,
  aProgramme,
  aQuestionnaireInfo as aClientsInfo,
  aSession,
  fakeApi,
  memoryStorage,
  renderInPlatform,
  type FakeHandlers,
  type RenderedInPlatform,
} from '@cert/shared/testing';
import definition from '../../module.ts';
import { CertifierSidebar } from '../CertifierSidebar.tsx';
import { storeFoldChoice } from '../useBoxFold.ts';

type Given = {
  /** Grades of the areas "Area 1", "Area 2" and so on, all in one category. */
  areas?: Partial<AreaSummary>[];
  info?: Partial<QuestionnaireInfo['questionnaire']>;
  previous?: QuestionnaireInfo['previousQuestionnaire'];
  handlers?: FakeHandlers;
  language?: Language;
  /** Whether nobody has opened or closed a box yet; otherwise certification and options are open. */
  isFirstVisit?: boolean;
  /** The tab's storage as an earlier page has left it. */
  tabStorage?: KeyValueStorage;
};

const boxes = ['certification', 'options'] as const;

/** Renders the team's part of the sidebar of questionnaire 7 for Ana (account 5), the main certifier. */
export async function renderCertifierSidebar(given: Given = {}): Promise<RenderedInPlatform> {
  addModalDialogSupport();
  const { info, previous = null, handlers, language, isFirstVisit = false } = given;
  const tabStorage = given.tabStorage ?? memoryStorage();
  if (!isFirstVisit && !given.tabStorage)
    for (const name of boxes)
      storeFoldChoice(tabStorage, { name, questionnaireId: 7 }, { isOpen: true, wasDue: true });
  const shown = await renderInPlatform(<CertifierSidebar questionnaireId={7} />, {
    api: fakeApi({
      info: () => aSidebarInfo({ ...info }, previous),
      areaCategoryList: () => [categoryOf(given.areas ?? [{}])],
      reportReleaseHistory: () => [],
      programme: () => aProgramme(),
      ...handlers,
    }),
    session: aSession({ isCertifier: true, accountId: 5 }),
    messages: { grading: definition.messages },
    tabStorage,
    ...(language && { language }),
  });
  await screen.findAllByRole('term');
  return shown;
}

/** The info of the 2026 questionnaire, as the main certifier receives it. */
export function aSidebarInfo(
  given: Partial<QuestionnaireInfo['questionnaire']> = {},
  previousQuestionnaire: QuestionnaireInfo['previousQuestionnaire'] = null,
): QuestionnaireInfo {
  return aClientsInfo({
    previousQuestionnaire,
    questionnaire: {
      settings: { inactive: 0, locked: 0, gradingLocked: 0, reportLocked: 0 },
      mainCertifier: 1,
      certifiers: [
        { id: 5, name: 'Ana', main: 1, finalized: 0 },
        { id: 6, name: 'Tomislav', main: 0, finalized: 0 },
      ],
      ...{ ownFinalized: 0, finalized: 0, threshold: 75, ...given },
    },
  });
}

function categoryOf(areas: Partial<AreaSummary>[]): CategorySummary {
  const ungraded = { grade: null, certifierGrade: null, certifierFinalGrade: null };
  return {
    ...{ id: 1, title: 'Hiring', slug: 'hiring', position: 1, completeness: 0 },
    areas: areas.map((area, index) =>
      anArea({
        ...ungraded,
        id: index + 1,
        position: index + 1,
        title: `Area ${index + 1}`,
        ...area,
      }),
    ),
  };
}
