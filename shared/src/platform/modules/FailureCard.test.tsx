import { screen } from '@testing-library/react';
import type { Language } from '../../domain/index.ts';
import {
  aModule,
  aRegistry,
  aRegistryEntry,
  fakeApi,
  renderInPlatform,
} from '../../testing/index.ts';
import { ModulePart } from './ModulePart.tsx';

const greeting = { module: 'greeting', kind: 'pages', part: 'HelloPage' } as const;
const title = { hr: 'Pozdrav', sr: 'Pozdrav', en: 'Greetings' };
const registry = aRegistry(aRegistryEntry({ title, version: '1.0.1-b2' }));
const Crashing = () => {
  throw new Error('a bug with “my salary”');
};

async function show({ crashes, language = 'en' }: { crashes: boolean; language?: Language }) {
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  const api = fakeApi({ moduleFailed: () => ({}) });
  await renderInPlatform(<ModulePart name={greeting} />, {
    api,
    registry,
    language,
    loadModule: async () => {
      if (!crashes) throw new Error('the network is down');
      return aModule({ pages: { HelloPage: async () => Crashing } });
    },
  });
  const card = await screen.findByRole('alert');
  console.mockRestore();
  return { api, card };
}

describe('the card in place of a module that failed', () => {
  it('says that the module has crashed if the module was loaded and threw an error', async () => {
    const { card } = await show({ crashes: true });
    expect(card).toHaveTextContent('“Greetings” has crashed');
    expect(card).not.toHaveTextContent('could not be loaded');
  });

  it('says that the module could not be loaded if loading failed', async () => {
    const { card } = await show({ crashes: false });
    expect(card).toHaveTextContent('“Greetings” could not be loaded');
    expect(card).not.toHaveTextContent('crashed');
  });

  it('shows the module, its version, and the reference under which the server logged the failure', async () => {
    const { api, card } = await show({ crashes: true });
    await screen.findByText(/Reference/);
    const [told] = api.inputsOf('moduleFailed');
    expect(card).toHaveTextContent(
      `Module: greeting, version 1.0.1-b2. Reference for support: ${told?.reference}.`,
    );
    expect(JSON.stringify(told)).not.toContain('salary');
  });

  it.each([
    ['hr', 'Dio „Pozdrav” se srušio', 'Modul: greeting, inačica 1.0.1-b2.'],
    ['sr', 'Deo „Pozdrav” se srušio', 'Modul: greeting, verzija 1.0.1-b2.'],
  ] as const)('has its texts in %s', async (language, crashed, module) => {
    const { card } = await show({ crashes: true, language });
    expect(card).toHaveTextContent(crashed);
    expect(card).toHaveTextContent(module);
  });
});

it('the failure card shows no reference if the report of the failure did not reach the server', async () => {
  await renderInPlatform(<ModulePart name={greeting} />, { registry });
  expect(await screen.findByRole('alert')).toHaveTextContent('version 1.0.1-b2.');
  expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
});
