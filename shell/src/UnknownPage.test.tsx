import { act, screen } from '@testing-library/react';
import { createStore } from '@cert/shared/platform';
import type { Language } from '@cert/shared/domain';
import {
  aQuestionnaireInfo,
  aRegistry,
  aRegistryEntry,
  aSession,
  fakeApi,
} from '@cert/shared/testing';
import type { RegistrySource } from './modules/loadRegistry.ts';
import { renderShell } from './testing/renderShell.tsx';

const open = async (given: Partial<Parameters<typeof renderShell>[0]>) => {
  const api = fakeApi({
    info: () => aQuestionnaireInfo(),
    areaCategoryList: () => [],
    certifierQuestionnaireList: () => [],
    moduleFailed: () => ({}),
    changeTag: () => ({ tag: '' }),
    userLogout: () => ({}),
  });
  return renderShell({ api, session: aSession(), path: '/7/report', ...given });
};
const main = () => screen.getByRole('main');

describe('the page at an address that belongs to no module', () => {
  it('shows that the page does not exist', async () => {
    await open({});
    expect(main()).toHaveTextContent('This page does not exist');
  });

  it.each([
    ['en', 'This page cannot be shown at the moment'],
    ['hr', 'Ova se stranica trenutačno ne može prikazati'],
    ['sr', 'Ova stranica trenutno ne može da se prikaže'],
  ] as [Language, string][])(
    'says in %s that the page cannot be shown at the moment if no registry was loaded yet',
    async (language, title) => {
      const registrySource = createStore<RegistrySource>('none');
      await open({ language, siteState: { registrySource } });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.queryByText(/does not exist|ne postoji/)).not.toBeInTheDocument();
    },
  );

  it('loads the registry on “Try now”, and says that the page does not exist once the registry is loaded', async () => {
    const registrySource = createStore<RegistrySource>('none');
    const readRegistryNow = jest.fn(async () => undefined);
    const { user } = await open({ siteState: { registrySource, readRegistryNow } });
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    expect(readRegistryNow).toHaveBeenCalledTimes(1);
    act(() => registrySource.set('server'));
    expect(main()).toHaveTextContent('This page does not exist');
  });

  it('shows a failure card if a module’s registry entry is unreadable, because the page may belong to that module', async () => {
    const registry = aRegistry(aRegistryEntry({ version: 'unknown', isMalformed: true }));
    const { api } = await open({ registry });
    expect(main()).toHaveTextContent('This part of the page could not be loaded');
    expect(main()).toHaveTextContent('Module: greeting, version unknown.');
    expect(main()).not.toHaveTextContent('does not exist');
    expect(api.inputsOf('moduleFailed')).toMatchObject([
      { module: 'greeting', version: 'unknown', reason: 'malformed' },
    ]);
  });

  it('shows a failure card if a module’s registry entry is malformed but lists this page', async () => {
    const pages = [
      { path: 'report', page: 'ReportPage', frame: 'standard', for: 'member' } as const,
    ];
    const registry = aRegistry(aRegistryEntry({ pages, isMalformed: true }));
    await open({ registry });
    expect(main()).toHaveTextContent('This part of the page could not be loaded');
  });
});

describe('the notice about a refused trial of a module', () => {
  const refused = (issue: 'misread' | 'not-allowed' | 'no-answer' | 'no-build') => ({
    trial: {
      tried: [],
      off: [],
      refused: [{ issue, name: 'report', origin: 'http://127.0.0.1:3003' }],
    },
  });

  it.each([
    ['misread', 'A trial is written as module@port or module@address.'],
    ['not-allowed', 'report: this site does not allow trials from http://127.0.0.1:3003.'],
    ['no-answer', 'report: nothing answers at http://127.0.0.1:3003.'],
    ['no-build', 'report: what answers at http://127.0.0.1:3003 is no build of a module.'],
  ] as const)('shows the reason: %s', async (issue, reason) => {
    await open({ siteState: refused(issue) });
    const notice = screen.getByText(/The trial did not take effect/).closest('[role=status]');
    expect(notice).toHaveTextContent(reason);
    expect(notice).not.toHaveTextContent('does not show everybody');
  });
});

it('a crash of the shell is reported, and the failure card shows the reference of this report', async () => {
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  const { api } = await open({ siteState: { trial: null as never } });
  const [told] = api.inputsOf('moduleFailed');
  expect(told).toMatchObject({ module: 'shell', version: 'none', reason: 'crashed' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page has crashed');
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Module: shell. Reference for support: ${told?.reference}.`,
  );
  expect(console).toHaveBeenCalled();
  console.mockRestore();
});
