import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ProgrammeReply } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import {
  aProgramme,
  aSession,
  fakeApi,
  renderInPlatform,
  type FakeHandlers,
  type RenderedInPlatform,
} from '@cert/shared/testing';
import definition from '../../module.ts';
import { siteRegistry } from './siteRegistry.ts';
import { someCategories } from './someCategories.ts';

type Given = {
  programme?: Partial<ProgrammeReply>;
  language?: Language;
  isCertifier?: boolean;
  handlers?: FakeHandlers;
  hash?: string;
};

/** Renders a reading page of questionnaire 7 with the registry of the whole site, and waits for its text. */
export async function renderReadingPage(
  Page: ComponentType,
  { programme, language = 'en', isCertifier = false, handlers, hash = '' }: Given = {},
): Promise<RenderedInPlatform> {
  const [shown] = await Promise.all([
    renderInPlatform(<Page />, {
      api: fakeApi({
        programme: () => aProgramme(programme),
        areaCategoryList: () => someCategories,
        ...handlers,
      }),
      language,
      path: `/7/page${hash}`,
      route: '/:questionnaireId/page',
      session: aSession({ isCertifier }),
      registry: siteRegistry,
      messages: { 'org-forms': definition.messages },
    }),
    screen.findByRole('heading', { level: 1 }),
  ]);
  return shown;
}
