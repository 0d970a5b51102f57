import { screen, within } from '@testing-library/react';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import type { ModuleDefinition } from '@cert/shared/platform';
import {
  aModule,
  anOverview,
  aProgramme,
  aSession,
  fakeApi,
  memoryStorage,
  renderInPlatform,
} from '@cert/shared/testing';
import definition from '../../../module.ts';
import { siteRegistry } from '../../../reading/testing/siteRegistry.ts';
import { someCategories } from '../../../reading/testing/someCategories.ts';
import { HomePage } from '../HomePage.tsx';

const button = (text: string) => () => Promise.resolve(() => <button>{text}</button>);
/** The parts of other modules on the home page. */
const otherSlots: ModuleDefinition['slots'] = {
  HomeSubmit: { slot: 'home.client', load: button('HomeSubmit') },
  HomeFinalize: { slot: 'home.certifier', load: button('HomeFinalize') },
};

/**
 * Renders the home page of questionnaire 7, by default with the tab that shows its state. The user is a certifier if
 * the overview has a `grading` part, else a client.
 */
export async function renderHomePage(
  given: Partial<QuestionnaireOverview> = {},
  { language = 'en' as Language, search = '?view=state', storage = memoryStorage() } = {},
) {
  const shown = await renderInPlatform(<HomePage />, {
    api: fakeApi({
      questionnaireOverview: () => anOverview(given),
      programme: () => aProgramme(),
      areaCategoryList: () => someCategories,
    }),
    language,
    storage,
    path: `/7/about${search}`,
    route: '/:questionnaireId/about',
    session: aSession({ isCertifier: given.grading !== undefined }),
    registry: siteRegistry,
    loadModule: () => Promise.resolve(aModule({ slots: otherSlots })),
    messages: { 'org-forms': definition.messages },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

/** The links and buttons of the headline: the one next step. */
export function listNextSteps() {
  const head = screen.getByRole('heading', { level: 1 }).parentElement!;
  return [...within(head).queryAllByRole('link'), ...within(head).queryAllByRole('button')].map(
    (step) => step.textContent,
  );
}

/** The text of the headline. */
export const readHeadline = () => screen.getByRole('heading', { level: 1 }).textContent;
