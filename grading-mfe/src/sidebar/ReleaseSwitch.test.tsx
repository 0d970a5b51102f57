import { screen, waitFor, within } from '@testing-library/react';
import { refuse, type Language } from '@cert/shared/domain';
import type { FakeHandlers } from '@cert/shared/testing';
import { aSidebarInfo, renderCertifierSidebar } from './testing/renderCertifierSidebar.tsx';

const releasedAt = '2026-11-20T10:00:00.000Z';
const names = {
  en: 'The report is released to the client',
  hr: 'Izvješće je objavljeno klijentu',
  sr: 'Izveštaj je objavljen klijentu',
};
const toggle = (language: Language = 'en') => screen.getByRole('switch', { name: names[language] });
const dialog = () => within(screen.getByRole('dialog'));

async function open(
  reportReleasedAt: string | null,
  handlers: FakeHandlers = {},
  language?: Language,
) {
  const shown = await renderCertifierSidebar({
    info: { reportReleasedAt },
    handlers,
    ...(language && { language }),
  });
  return { ...shown, sent: () => shown.api.inputsOf('reportReleaseSet') };
}

it('the release switch releases the report after a confirmation', async () => {
  const { user, api, sent } = await open(null, {
    reportReleaseSet: () => ({ reportReleasedAt: releasedAt }),
  });
  expect(toggle()).not.toBeChecked();
  await user.click(toggle());
  expect(sent()).toEqual([]);
  expect(dialog().getByText(/can read and print the report/)).toBeVisible();
  api.handle({ info: () => aSidebarInfo({ reportReleasedAt: releasedAt }) });
  await user.click(dialog().getByRole('button', { name: 'Release it' }));
  await waitFor(() => expect(toggle()).toBeChecked());
  expect(sent()).toEqual([{ id: 7, released: true }]);
});

it('the release switch takes the release of the report back after a confirmation', async () => {
  const { user, api, sent } = await open(releasedAt, {
    reportReleaseSet: () => ({ reportReleasedAt: null }),
  });
  expect(toggle()).toBeChecked();
  await user.click(toggle());
  api.handle({ info: () => aSidebarInfo({ reportReleasedAt: null }) });
  await user.click(dialog().getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(toggle()).not.toBeChecked());
  expect(sent()).toEqual([{ id: 7, released: false }]);
});

it('the release switch changes nothing after “Cancel”, by keyboard', async () => {
  const { user, sent } = await open(null);
  toggle().focus();
  await user.keyboard(' ');
  dialog().getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([]);
  expect(toggle()).not.toBeChecked();
});

it.each<[Language, number, string]>([
  ['en', 1, 'The report cannot be released yet: 1 area has no final grade.'],
  ['en', 3, 'The report cannot be released yet: 3 areas have no final grade.'],
  ['hr', 1, 'Izvješće se još ne može objaviti: 1 područje nema konačnu ocjenu.'],
  ['hr', 3, 'Izvješće se još ne može objaviti: 3 područja nemaju konačnu ocjenu.'],
  ['sr', 5, 'Izveštaj još ne može da se objavi: 5 oblasti nema konačnu ocenu.'],
])(
  'after the server has refused the release, a message says in %s that %i areas have no final grade',
  async (language, count, text) => {
    const areas = Array.from({ length: count }, (_, index) => index + 1);
    const { user, platform } = await open(
      null,
      { reportReleaseSet: () => Promise.reject(refuse('grades-missing', { areas })) },
      language,
    );
    await user.click(toggle(language));
    const [confirm] = dialog().getAllByRole('button', { name: /^(Release it|Objavi)$/ });
    await user.click(confirm!);
    await waitFor(() => expect(platform.toasts.get()).toMatchObject([{ tone: 'failure', text }]));
    await waitFor(() => expect(toggle(language)).not.toBeChecked());
  },
);

it('the release switch says why the release of a locked report cannot be taken back', async () => {
  const { user, platform } = await open(releasedAt, {
    reportReleaseSet: () => Promise.reject(refuse('locked', { reason: 'report-locked' })),
  });
  await user.click(toggle());
  await user.click(dialog().getByRole('button', { name: 'Take it back' }));
  await waitFor(() =>
    expect(platform.toasts.get()).toMatchObject([
      { text: /cannot be taken back while the report is locked/ },
    ]),
  );
  await waitFor(() => expect(toggle()).toBeChecked());
});

it('the release switch is disabled for certifiers other than the main certifier', async () => {
  await renderCertifierSidebar({ info: { mainCertifier: 0, reportReleasedAt: null } });
  expect(toggle()).toBeDisabled();
});

describe('the history of the release', () => {
  const history = [
    { at: '2026-11-22T10:00:00.000Z', by: 'Ana', released: true },
    { at: '2026-11-21T10:00:00.000Z', by: null, released: false },
    { at: releasedAt, by: 'Ana', released: true },
  ];

  it.each([
    {
      language: 'en',
      last: /^Report released: 22 Nov 2026.*, Ana$/,
      before: /^Release taken back: 21 Nov.*office$/,
      count: '2 earlier changes',
    },
    {
      language: 'hr',
      last: /^Izvješće objavljeno: 22\..*, Ana$/,
      before: /^Objava povučena: 21\..*ured programa$/,
      count: '2 ranije promjene',
    },
    {
      language: 'sr',
      last: /^Izveštaj objavljen: 22\..*, Ana$/,
      before: /^Objava povučena: 21\..*kancelarija programa$/,
      count: '2 ranije izmene',
    },
  ] as const)(
    'says in $language who last released the report or took the release back, and folds earlier changes',
    async ({ language, last, before, count }) => {
      const { user } = await open(releasedAt, { reportReleaseHistory: () => history }, language);
      expect(await screen.findByText(last)).toBeVisible();
      expect(screen.getByText(before)).not.toBeVisible();
      await user.click(screen.getByText(count));
      expect(screen.getByText(before)).toBeVisible();
    },
  );

  it('is read again after the switch has released the report', async () => {
    const { user, api } = await open(null, {
      reportReleaseSet: () => ({ reportReleasedAt: releasedAt }),
    });
    expect(screen.queryByText(/^Report released/)).not.toBeInTheDocument();
    api.handle({ reportReleaseHistory: () => history.slice(2) });
    await user.click(toggle());
    await user.click(dialog().getByRole('button', { name: 'Release it' }));
    expect(await screen.findByText(/^Report released: 20 Nov 2026/)).toBeVisible();
    expect(screen.queryByText(/earlier/)).not.toBeInTheDocument();
  });
});
