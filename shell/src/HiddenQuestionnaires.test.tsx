import { screen, waitFor } from '@testing-library/react';
import type { DeskRow, HiddenQuestionnaire } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import { aDeskPage, aDeskRow, aSession, fakeApi } from '@cert/shared/testing';
import { renderShell } from './testing/renderShell.tsx';

const hidden: HiddenQuestionnaire = {
  ...{ id: 7, title: 'Jadran Foods', year: 2026 },
  ...{ at: '2026-11-20T09:00:00.000Z', by: 'Ana Kovačević' },
};
const notFound = () => Promise.reject(refuse('not-found'));

async function open({
  path,
  list = [hidden],
  others = [],
  isCertifier = false,
}: {
  path: string;
  list?: HiddenQuestionnaire[];
  others?: DeskRow[];
  isCertifier?: boolean;
}) {
  const api = fakeApi({
    ...{ info: notFound, areaCategoryList: notFound },
    deskPage: () => aDeskPage(others),
    hiddenQuestionnaires: () => list,
  });
  const { router } = await renderShell({ path, api, session: aSession({ isCertifier }) });
  return { api, router };
}

it('a client opening an own hidden questionnaire is told that it is hidden, by whom and since when', async () => {
  await open({ path: '/7' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Jadran Foods 2026 is hidden for now' }),
  ).toBeVisible();
  expect(screen.getByText(/^Hidden by Ana Kovačević, 20 Nov/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your questionnaires' })).toBeVisible();
});

it('the page of a hidden questionnaire says “Hidden by the programme’s office” if no person has hidden it', async () => {
  await open({ path: '/7', list: [{ ...hidden, by: null }] });
  expect(await screen.findByText(/^Hidden by the programme’s office, /)).toBeVisible();
});

it('the address of a questionnaire that is not the client’s shows “Nothing to see here”', async () => {
  await open({ path: '/8' });
  expect(await screen.findByRole('heading', { name: 'Nothing to see here' })).toBeVisible();
  expect(screen.queryByText(/hidden for now/)).toBeNull();
});

it('a certifier’s page does not request hidden questionnaires, because certifiers see all', async () => {
  const { api } = await open({ path: '/7', isCertifier: true });
  expect(await screen.findByRole('heading', { name: 'Nothing to see here' })).toBeVisible();
  expect(api.inputsOf('hiddenQuestionnaires')).toEqual([]);
});

it('the start page shows the hidden questionnaire to a client who has no other', async () => {
  await open({ path: '/' });
  expect(await screen.findByText('Jadran Foods 2026 is hidden for now')).toBeVisible();
  expect(screen.queryByText(/^There is no questionnaire/)).toBeNull();
});

describe('a client with other questionnaires', () => {
  const others = [
    aDeskRow({ id: 5, title: 'Sava Energy', year: 2026 }),
    aDeskRow({ id: 6, title: 'Sava Energy', year: 2025 }),
  ];

  it('sees the hidden questionnaire below the list of the others', async () => {
    await open({ path: '/?all', others });
    expect(await screen.findByRole('link', { name: /Sava Energy\s*2025/ })).toBeVisible();
    expect(await screen.findByText('Jadran Foods 2026 is hidden for now')).toBeVisible();
  });

  it('sees the list of questionnaires at “/?all” even if only one of them is not hidden', async () => {
    await open({ path: '/?all', others: others.slice(0, 1) });
    expect(await screen.findByRole('link', { name: /Sava Energy\s*2026/ })).toBeVisible();
    expect(await screen.findByText('Jadran Foods 2026 is hidden for now')).toBeVisible();
  });

  it.each([
    { path: '/', list: [hidden] },
    { path: '/?all', list: [] },
  ])(
    'is redirected from $path to the only visible questionnaire (number of hidden ones: $list.length)',
    async ({ path, list }) => {
      const { router } = await open({ path, list, others: others.slice(0, 1) });
      await waitFor(() => expect(router.state.location.pathname).toBe('/5'));
    },
  );
});

it('the list of a certifier’s questionnaires is shown without requesting hidden ones', async () => {
  const others = [aDeskRow({ id: 5 }), aDeskRow({ id: 6 })];
  const { api } = await open({ path: '/', others, isCertifier: true });
  expect(await screen.findAllByRole('link', { name: /2026/ })).not.toHaveLength(0);
  expect(api.inputsOf('hiddenQuestionnaires')).toEqual([]);
});
