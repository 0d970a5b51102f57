import { act, screen } from '@testing-library/react';
import {
  aModule,
  aRegistry,
  aRegistryEntry,
  aSession,
  memoryStorage,
  renderInPlatform,
} from '../testing/index.ts';
import { NumberField } from '../ui/index.ts';
import { createDraftStore } from './createDraftStore.ts';
import { useDraft } from './useDraft.ts';
import { createStore, useStore } from './store.ts';
import { ModulePart } from './modules/ModulePart.tsx';

const part = { module: 'greeting', kind: 'pages', part: 'HelloPage' } as const;

const isBreaking = createStore(false);
/** The page of one version of a module: a number field. It throws when it is rendered while `isBreaking` is set. */
function pageOf(version: string) {
  return function Page() {
    const draft = useDraft('7 answer_1');
    if (useStore(isBreaking) && version === '1.0.1') throw new Error('a bug');
    return (
      <>
        <h1>{version}</h1>
        <NumberField
          label="Share"
          value={null}
          onChange={() => undefined}
          format={{ language: 'en' }}
          issueOf={(value) => (value <= 100 ? undefined : 'At most 100.')}
          draft={draft}
        />
      </>
    );
  };
}

async function renderPage(storage = memoryStorage()) {
  isBreaking.set(false);
  return renderInPlatform(<ModulePart name={part} />, {
    storage,
    registry: aRegistry(aRegistryEntry({ version: '1.0.1' }), aRegistryEntry({ version: '1.0.0' })),
    loadModule: async ({ version }) =>
      aModule({ pages: { HelloPage: async () => pageOf(version) } }),
  });
}

async function typeInvalid(storage = memoryStorage()) {
  const shown = await renderPage(storage);
  await shown.user.click(await screen.findByLabelText('Share'));
  await shown.user.paste('150 and more');
  return shown;
}

it('invalid input stays in the field when its module crashes and falls back to an earlier version', async () => {
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  await typeInvalid();
  expect(screen.getByRole('heading')).toHaveTextContent('1.0.1');
  act(() => isBreaking.set(true));
  expect(await screen.findByRole('heading')).toHaveTextContent('1.0.0');
  expect(screen.getByLabelText('Share')).toHaveValue('150 and more');
  expect(screen.getByRole('alert')).toHaveTextContent('At most 100.');
  expect(console).toHaveBeenCalled();
  console.mockRestore();
});

it('invalid input is forgotten once it is corrected, and is never shown to another account', async () => {
  const { platform, user } = await typeInvalid();
  const kept = () => platform.drafts.get('7 answer_1');
  expect(kept()).toEqual({ text: '150 and more', storedValue: null });
  await user.clear(screen.getByLabelText('Share'));
  expect(kept()).toBeNull();
  await user.paste('150');
  act(() => platform.session.start(aSession({ token: 'a newer one' })));
  expect(kept()).toEqual({ text: '150', storedValue: null });
  await act(async () => platform.session.start(aSession({ accountId: 99 })));
  expect(kept()).toBeNull();
  platform.drafts.set('7 answer_1', { text: 'of the other account', storedValue: null });
  await act(async () => platform.session.start(aSession()));
  expect(kept()).toEqual({ text: '150', storedValue: null });
  await act(async () => platform.session.end());
  expect(kept()).toBeNull();
});

it('invalid input is still in the field after a reload of the page', async () => {
  const storage = memoryStorage();
  const { unmount } = await typeInvalid(storage);
  unmount();
  await renderPage(storage);
  expect(await screen.findByLabelText('Share')).toHaveValue('150 and more');
  expect(screen.getByRole('alert')).toHaveTextContent('At most 100.');
});

it.each(['no JSON', 'null', '[1]', '[["7 answer_1",{"text":1,"storedValue":null}]]'])(
  'the storage of invalid input starts empty if the browser’s storage contains %s',
  (written) => {
    const storage = memoryStorage({ [`draft/${aSession().accountId}/fields`]: written });
    const drafts = createDraftStore({ get: () => aSession() }, storage);
    expect(drafts.get('7 answer_1')).toBeNull();
    drafts.set('7 answer_1', { text: '150', storedValue: 40 });
    expect(drafts.get('7 answer_1')).toEqual({ text: '150', storedValue: 40 });
  },
);
