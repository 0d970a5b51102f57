import { screen } from '@testing-library/react';
import type { HiddenQuestionnaire } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import { aDeskPage, aSession, fakeApi } from '@cert/shared/testing';
import { renderShell } from './testing/renderShell.tsx';

const hidden: HiddenQuestionnaire = {
  ...{ id: 7, title: 'Jadran Foods', year: 2026 },
  ...{ at: '2026-11-20T09:00:00.000Z', by: 'Ana Kovačević' },
};
const notFound = () => Promise.reject(refuse('not-found'));

async function open({
  path,
  list = [hidden],
  isCertifier = false,
}: {
  path: string;
  list?: HiddenQuestionnaire[];
  isCertifier?: boolean;
}) {
  const api = fakeApi({
    ...{ info: notFound, areaCategoryList: notFound },
    deskPage: () => aDeskPage([]),
    hiddenQuestionnaires: () => list,
  });
  await renderShell({ path, api, session: aSession({ isCertifier }) });
  return api;
}

it('says to its own client that a questionnaire is hidden, by whom and since when', async () => {
  await open({ path: '/7' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Jadran Foods 2026 is hidden for now' }),
  ).toBeVisible();
  expect(screen.getByText(/^Hidden by Ana Kovačević, 20 Nov/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your questionnaires' })).toBeVisible();
});

it('names the office, and no time that nobody has recorded', async () => {
  await open({ path: '/7', list: [{ ...hidden, by: null }] });
  expect(await screen.findByText(/^Hidden by the programme’s office, /)).toBeVisible();
});

it('finds nothing at the address of any other questionnaire', async () => {
  await open({ path: '/8' });
  expect(await screen.findByRole('heading', { name: 'Nothing to see here' })).toBeVisible();
  expect(screen.queryByText(/hidden for now/)).toBeNull();
});

it('does not ask for a certifier, from whom nothing is hidden', async () => {
  const api = await open({ path: '/7', isCertifier: true });
  expect(await screen.findByRole('heading', { name: 'Nothing to see here' })).toBeVisible();
  expect(api.inputsOf('hiddenQuestionnaires')).toEqual([]);
});

it('stands on the start page of a client who has no other questionnaire', async () => {
  await open({ path: '/' });
  expect(await screen.findByText('Jadran Foods 2026 is hidden for now')).toBeVisible();
  expect(screen.queryByText(/^There is no questionnaire/)).toBeNull();
});
