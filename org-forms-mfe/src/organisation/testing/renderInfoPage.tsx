import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { QuestionnaireInfo, Input } from '@cert/shared/contract';
import { otherOption, refuse, type Language } from '@cert/shared/domain';
import type { Toast } from '@cert/shared/platform';
import {
  addModalDialogSupport,
  aQuestionnaireInfo,
  aSession,
  fakeApi,
  memoryStorage,
  renderInPlatform,
  type FakeApi,
  type FakeHandlers,
  type RenderedInPlatform,
} from '@cert/shared/testing';
import definition from '../../module.ts';
import { InfoPage } from '../InfoPage.tsx';

export const organisationTypes = [
  { id: 1, title: 'Domestic' },
  { id: 2, title: 'Foreign' },
  { id: otherOption.id, title: 'Other' },
];
const categories = [
  { id: 1, title: 'Goods' },
  { id: 6, title: 'Retail' },
  { id: 16, title: 'Other industries' },
  { id: otherOption.id, title: 'Something else' },
];
export const teamQuestionnaireInfo: QuestionnaireInfo['questionnaire'] = {
  settings: { inactive: 0, locked: 0, gradingLocked: 0, reportLocked: 0 },
  mainCertifier: 0,
  ownFinalized: 0,
};

type RenderedPage = RenderedInPlatform & {
  /** Changes the stored values, as if another person had saved them. */
  store: (changed: Partial<QuestionnaireInfo>) => void;
  toasts: () => readonly Toast[];
};

/** Renders the page with a fake API that stores what it receives. */
export async function renderInfoPage({
  info: given = {},
  handlers = {},
  language = 'en',
  storage = memoryStorage(),
}: {
  info?: Partial<QuestionnaireInfo>;
  handlers?: FakeHandlers;
  language?: Language;
  storage?: ReturnType<typeof memoryStorage>;
} = {}): Promise<RenderedPage> {
  let info = aQuestionnaireInfo(given);
  let version = 0;
  const store = (changed: Partial<QuestionnaireInfo>) => {
    version += 1;
    info = { ...info, ...changed, infoDigest: String(version).repeat(64) };
  };
  const api = fakeApi({
    info: () => info,
    companyTypes: () => organisationTypes,
    companyCategories: () => categories,
    infoSave: ({ info: sentInputs, countries, categories: ticked, seen }) => {
      if (seen !== info.infoDigest) throw refuse('conflict');
      store({
        ...(sentInputs as Partial<QuestionnaireInfo>),
        countries,
        categories: ticked as number[],
      });
      return {};
    },
    ...handlers,
  });
  addModalDialogSupport();
  const shown = await renderInPlatform(
    <>
      <InfoPage />
      <Link to="/7/elsewhere">Elsewhere</Link>
    </>,
    {
      ...{ api, language, storage },
      session: aSession({ isCertifier: given.questionnaire === teamQuestionnaireInfo }),
      path: '/7/info',
      route: '/:questionnaireId/info',
      messages: { 'org-forms': definition.messages },
    },
  );
  return { ...shown, store, toasts: () => shown.platform.toasts.get() };
}

/** The inputs of all calls of `infoSave`. */
export function listSentInputs(api: FakeApi): Input<'infoSave'>[] {
  return api.inputsOf('infoSave');
}

export function findField(name: RegExp | string): Promise<HTMLElement> {
  return screen.findByLabelText(name);
}

export async function pressButton(user: UserEvent, name = 'Save'): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}
