import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { Info, Input } from '@cert/shared/contract';
import { otherCompany, refuse, type Language } from '@cert/shared/domain';
import { type Toast } from '@cert/shared/platform';
import {
  addModalDialogs,
  anInfo,
  aSession,
  fakeApi,
  memoryStorage,
  renderInPlatform,
  type FakeApi,
  type FakeHandlers,
  type Rendered,
} from '@cert/shared/testing';
import definition from '../../module.ts';
import { InfoPage } from '../InfoPage.tsx';

export const types = [
  { id: 1, title: 'Domestic' },
  { id: 2, title: 'Foreign' },
  { id: otherCompany.id, title: 'Other' },
];
const categories = [
  { id: 1, title: 'Goods' },
  { id: 6, title: 'Retail' },
  { id: 16, title: 'Other industries' },
  { id: otherCompany.id, title: 'Something else' },
];
export const team: Info['questionnaire'] = {
  settings: { inactive: 0, locked: 0, gradingLocked: 0, reportLocked: 0 },
  mainCertifier: 0,
};

type RenderedPage = Rendered & {
  /** Values that another person has saved. */
  store: (changed: Partial<Info>) => void;
  toasts: () => readonly Toast[];
};

/** Renders the page with a fake API that stores what it receives. */
export async function renderInfoPage({
  info: given = {},
  handlers = {},
  language = 'en',
  storage = memoryStorage(),
}: {
  info?: Partial<Info>;
  handlers?: FakeHandlers;
  language?: Language;
  storage?: ReturnType<typeof memoryStorage>;
} = {}): Promise<RenderedPage> {
  let info = anInfo(given);
  let version = 0;
  const store = (changed: Partial<Info>) => {
    version += 1;
    info = { ...info, ...changed, infoDigest: String(version).repeat(64) };
  };
  const api = fakeApi({
    info: () => info,
    companyTypes: () => types,
    companyCategories: () => categories,
    infoSave: ({ info: sent, countries, categories: ticked, seen }) => {
      if (seen !== info.infoDigest) throw refuse('conflict');
      store({ ...(sent as Partial<Info>), countries, categories: ticked as number[] });
      return {};
    },
    ...handlers,
  });
  addModalDialogs();
  const shown = await renderInPlatform(
    <>
      <InfoPage />
      <Link to="/7/elsewhere">Elsewhere</Link>
    </>,
    {
      ...{ api, language, storage },
      session: aSession({ isCertifier: given.questionnaire === team }),
      path: '/7/info',
      route: '/:questionnaireId/info',
      messages: { 'org-forms': definition.messages },
    },
  );
  return { ...shown, store, toasts: () => shown.platform.toasts.get() };
}

/** The inputs of all calls of `infoSave`. */
export function sent(api: FakeApi): Input<'infoSave'>[] {
  return api.inputsOf('infoSave');
}

export function field(name: RegExp | string): Promise<HTMLElement> {
  return screen.findByLabelText(name);
}

export async function press(user: UserEvent, name = 'Save'): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}
