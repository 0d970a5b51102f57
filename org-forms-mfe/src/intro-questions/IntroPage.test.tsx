import { act, screen, within } from '@testing-library/react';
import type { Input, Reply } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import {
  aSession,
  fakeApi,
  manualClock,
  memoryStorage,
  renderInPlatform,
  type FakeHandlers,
} from '@cert/shared/testing';
import definition from '../module.ts';
import { IntroPage } from './IntroPage.tsx';

const at = '2026-11-20T09:00:00.000Z';
const nothing: Reply<'infoAdditional'> = {
  biggestChallenges: '',
  mainFocus: '',
  previousPeriod: '',
  proudOf: '',
  locked: 0,
  saved: {},
  previous: null,
};
const byMarko = { revision: 3, savedAt: at, savedBy: 'Marko Babić' };

/** A fake save that accepts every text and increases its revision by one. */
const takeAll = ({ info, revisions }: Input<'infoAdditionalSave'>) => ({
  saved: Object.fromEntries(
    Object.keys(info).map((field) => [
      field,
      { revision: (revisions?.[field as 'mainFocus'] ?? 0) + 1, savedAt: at },
    ]),
  ),
  conflicts: {},
});

async function showPage(
  intro: Partial<typeof nothing> = {},
  handlers: FakeHandlers = {},
  storage = memoryStorage(),
) {
  const clock = manualClock();
  const api = fakeApi({
    infoAdditional: () => ({ ...nothing, ...intro }),
    infoAdditionalSave: takeAll,
    ...handlers,
  });
  const shown = await renderInPlatform(<IntroPage />, {
    api,
    clock,
    storage,
    session: aSession({ isCertifier: true }),
    path: '/7/intro-questions',
    route: '/:questionnaireId/intro-questions',
    messages: { 'org-forms': definition.messages },
  });
  await screen.findByRole('region', { name: 'Main focus of HR' });
  return {
    ...shown,
    pass: (ms: number) => act(() => clock.pass(ms)),
    sent: () => api.inputsOf('infoAdditionalSave'),
    toasts: () => shown.platform.toasts.get(),
  };
}

const focusField = () => screen.getByRole('textbox', { name: 'Main focus of HR' });
const focusCard = () => within(screen.getByRole('region', { name: 'Main focus of HR' }));
const saveButton = () => screen.getByRole('button', { name: 'Save' });

test('the page of intro questions has four questions, each with a hint on what to write', async () => {
  await showPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Intro questions' })).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(names).toEqual([
    'Biggest challenges',
    'Main focus of HR',
    'Events of the previous period',
    'What the client is most proud of',
  ]);
  expect(focusField()).toHaveAccessibleDescription(/^What HR works on most this year/);
});

test('the page of intro questions shows a text that a colleague wrote, with the colleague’s name and the time of saving', async () => {
  await showPage({ mainFocus: 'Wellbeing', saved: { mainFocus: byMarko } });
  expect(focusField()).toHaveValue('Wellbeing');
  expect(focusCard().getByText(/^Saved .*Marko Babić$/)).toBeVisible();
});

test('an intro text is saved two seconds after the last edit, with the revision that the edit is based on', async () => {
  const { user, pass, sent } = await showPage({
    mainFocus: 'Well',
    saved: { mainFocus: byMarko },
  });
  await user.type(focusField(), 'being');
  expect(focusCard().getByText('Saving…')).toBeVisible();
  await pass(1999);
  expect(sent()).toEqual([]);
  await user.type(focusField(), '!');
  await pass(1999);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual([
    { id: 7, info: { mainFocus: 'Wellbeing!' }, revisions: { mainFocus: 3 } },
  ]);
  expect(focusCard().getByText(/^Saved \S+/)).toBeVisible();
});

test('each edited intro text is saved by a call of its own, also a text that was cleared', async () => {
  const { user, pass, sent } = await showPage({ proudOf: 'x', saved: { proudOf: byMarko } });
  await user.type(focusField(), 'a');
  await user.clear(screen.getByRole('textbox', { name: /most proud of/ }));
  await pass(2000);
  expect(sent()).toEqual([
    { id: 7, info: { mainFocus: 'a' }, revisions: { mainFocus: 0 } },
    { id: 7, info: { proudOf: '' }, revisions: { proudOf: 3 } },
  ]);
});

test('after the report is locked, an unsaved intro text that is too long is shown beside the stored text until the user confirms', async () => {
  const storage = memoryStorage();
  const first = await showPage({}, {}, storage);
  await first.user.click(focusField());
  await first.user.paste('x'.repeat(10_001));
  first.unmount();
  const { user } = await showPage({ locked: 1, mainFocus: 'Well' }, {}, storage);
  expect(focusCard().getByText('Well')).toBeVisible();
  expect(focusCard().getByText('x'.repeat(10_001))).toBeVisible();
  await user.click(focusCard().getByRole('button', { name: 'I have noted it' }));
  expect(focusCard().queryByText('x'.repeat(10_001))).not.toBeInTheDocument();
});

test('an intro text that is too long stays complete on the screen, and is saved only after the user has shortened it', async () => {
  const { user, pass, sent, toasts } = await showPage({
    mainFocus: 'Well',
    saved: { mainFocus: byMarko },
  });
  await user.click(focusField());
  await user.paste('x'.repeat(10_000));
  expect(focusField()).toHaveValue(`Well${'x'.repeat(10_000)}`);
  expect(focusField()).toHaveAccessibleDescription(/4 characters too long: it is not saved/);
  expect(focusCard().getByText(/^Saved /)).not.toBeVisible();
  await pass(60_000);
  await user.click(saveButton());
  await pass(0);
  expect(focusField()).toHaveFocus();
  expect(toasts()).toEqual([]);
  expect(sent()).toEqual([]);
  await user.keyboard('{Backspace>4/}');
  await pass(2000);
  expect(sent()).toEqual([
    { id: 7, info: { mainFocus: `Well${'x'.repeat(9996)}` }, revisions: { mainFocus: 3 } },
  ]);
});

describe('the button “Save” of the intro questions', () => {
  test('saves a text at once when pressed by keyboard, and reports success only when the server has replied', async () => {
    const answer = Promise.withResolvers<Reply<'infoAdditionalSave'>>();
    const { user, pass, sent, toasts } = await showPage(
      {},
      { infoAdditionalSave: () => answer.promise },
    );
    await user.type(focusField(), 'a');
    while (document.activeElement !== saveButton()) await user.tab();
    await user.keyboard('{Enter}');
    await pass(0);
    expect(sent()).toHaveLength(1);
    expect(toasts()).toEqual([]);
    await act(async () =>
      answer.resolve({ saved: { mainFocus: { revision: 1, savedAt: at } }, conflicts: {} }),
    );
    expect(toasts()).toMatchObject([
      { tone: 'success', text: 'The changes were successfully saved!' },
    ]);
  });

  test('says that there was an error if the call fails, and keeps the typed text as “Not saved yet”', async () => {
    const { user, api, pass, toasts, sent } = await showPage();
    api.handle({ infoAdditionalSave: undefined });
    await user.type(focusField(), 'a');
    await user.click(saveButton());
    await pass(0);
    expect(toasts()).toMatchObject([
      { tone: 'failure', text: 'There was an error. Please try again.' },
    ]);
    expect(focusField()).toHaveValue('a');
    expect(focusCard().getByText('Not saved yet')).toBeVisible();
    api.handle({ infoAdditionalSave: takeAll });
    await user.click(saveButton());
    await pass(0);
    expect(sent()).toHaveLength(2);
    expect(toasts().at(-1)).toMatchObject({ tone: 'success' });
  });

  test('reports success if everything is already saved', async () => {
    const { user, sent, toasts } = await showPage();
    await user.click(saveButton());
    expect(toasts()).toMatchObject([{ tone: 'success' }]);
    expect(sent()).toEqual([]);
  });
});

describe('an intro text that a colleague has changed meanwhile', () => {
  const theirs = { ...byMarko, content: 'Theirs' };
  const inConflict = async () => {
    const shown = await showPage(
      {},
      { infoAdditionalSave: () => ({ saved: {}, conflicts: { mainFocus: theirs } }) },
    );
    await shown.user.type(focusField(), 'Mine');
    await shown.user.click(saveButton());
    await shown.pass(0);
    return shown;
  };

  test('is not overwritten: both versions are shown', async () => {
    const { toasts } = await inConflict();
    expect(focusCard().getAllByRole('figure')[0]).toHaveTextContent('Mine');
    expect(focusCard().getByText('Theirs')).toBeVisible();
    expect(focusCard().getByText(/^Marko Babić, /)).toBeVisible();
    expect(toasts()).toMatchObject([
      { tone: 'failure', text: expect.stringMatching(/^A colleague has changed/) as string },
    ]);
  });

  test('is replaced by the user’s own version with “Keep mine”', async () => {
    const { user, api, pass, sent } = await inConflict();
    api.handle({ infoAdditionalSave: takeAll });
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await pass(0);
    expect(sent().at(-1)).toEqual({
      id: 7,
      info: { mainFocus: 'Mine' },
      revisions: { mainFocus: 3 },
    });
    expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
  });

  test('stays as the colleague wrote it with “Take theirs”, and nothing is sent', async () => {
    const { user, sent } = await inConflict();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(focusField()).toHaveValue('Theirs');
    expect(sent()).toHaveLength(1);
  });
});

test('if the report is locked while the user types, the refused text stays in the save queue and the page becomes read-only', async () => {
  let locked: 0 | 1 = 0;
  const { user, pass, platform } = await showPage(
    {},
    {
      infoAdditional: () => ({ ...nothing, locked }),
      infoAdditionalSave: () => {
        locked = 1;
        throw refuse('locked', { reason: 'report-locked' });
      },
    },
  );
  await user.type(focusField(), 'Late');
  await pass(2000);
  expect(await screen.findByText('The report is locked.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  const [entry] = platform.queue.get()!.get().entries.values();
  expect(entry).toMatchObject({
    status: { kind: 'refused', reason: 'report-locked' },
    description: {
      title: 'Intro questions · Main focus of HR',
      address: '/7/intro-questions#mainFocus',
      lines: ['Late'],
    },
  });
});

test('on a locked report the intro texts are read-only, and the page says which of them are empty', async () => {
  await showPage({ locked: 1, mainFocus: '<b>Care</b>', saved: { mainFocus: byMarko } });
  expect(focusCard().getByText('<b>Care</b>')).toBeVisible();
  expect(screen.getAllByText('Nothing has been written.')).toHaveLength(3);
});

test('last year’s answer to an intro question is shown, with its year, beside the empty field for this year’s answer', async () => {
  const { locked: _locked, saved: _saved, previous: _previous, ...texts } = nothing;
  await showPage({ previous: { ...texts, year: 2025, mainFocus: 'Hiring' } });
  expect(focusCard().getByText('A year before (2025)')).toBeVisible();
  expect(focusCard().getByText('Hiring')).toBeVisible();
  expect(focusField()).toHaveValue('');
  expect(screen.getAllByText('A year before (2025)')).toHaveLength(1);
});

test('the page of intro questions says why it could not be loaded, and tries again on request', async () => {
  const clock = manualClock();
  const api = fakeApi({
    infoAdditional: () => {
      throw refuse('server-error');
    },
  });
  const { user } = await renderInPlatform(<IntroPage />, {
    api,
    clock,
    path: '/7/intro-questions',
    route: '/:questionnaireId/intro-questions',
    messages: { 'org-forms': definition.messages },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  api.handle({ infoAdditional: () => nothing });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Main focus of HR' })).toBeVisible();
});
