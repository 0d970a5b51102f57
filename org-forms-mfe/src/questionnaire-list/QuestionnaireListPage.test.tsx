import { act, screen, within } from '@testing-library/react';
import type { QuestionnaireListItem } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import { aSession, fakeApi, memoryStorage, renderInPlatform } from '@cert/shared/testing';
import definition from '../module.ts';
import { QuestionnaireListPage } from './QuestionnaireListPage.tsx';

const jadran: QuestionnaireListItem = { id: 7, title: 'Jadran', year: 2026, state: 'open' };
const sava: QuestionnaireListItem = { id: 8, title: 'Sava', year: 2025, state: 'graded' };
/** Twelve questionnaires: enough for the filter to appear. */
const many = [
  jadran,
  sava,
  ...Array.from({ length: 10 }, (_, index) => ({
    ...jadran,
    id: 20 + index,
    title: `Una ${index}`,
  })),
];

async function showList(items: readonly QuestionnaireListItem[], query = '') {
  const storage = memoryStorage();
  const api = fakeApi({ certifierQuestionnaireList: () => [...items] });
  const shown = await act(() =>
    renderInPlatform(<QuestionnaireListPage />, {
      api,
      storage,
      session: aSession({ isCertifier: true }),
      path: `/7/questionnaires${query}`,
      route: '/:questionnaireId/questionnaires',
      messages: { 'org-forms': definition.messages },
    }),
  );
  return { ...shown, storage, search: () => shown.router.state.location.search };
}

const titles = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const filterText = () => screen.getByRole('searchbox', { name: 'Organisation' });

test('shows organisation, year and state of each, and leads to its about page', async () => {
  const { user, router, storage } = await showList([jadran, sava]);
  const row = screen.getByRole('row', { name: /Sava/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2025', 'Grades finalized']);
  await user.click(within(row).getByRole('link', { name: 'Sava' }));
  expect(router.state.location.pathname).toBe('/8/about');
  expect(storage.getItem('q')).toBe('8');
});

test('says which one is open', async () => {
  await showList([jadran, sava]);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Jadran');
});

test('can be sorted by keyboard, says how, and the address keeps it', async () => {
  const { user, search } = await showList([jadran, sava]);
  const year = screen.getByRole('columnheader', { name: 'Year' });
  expect(year).toHaveAttribute('aria-sort', 'descending');
  expect(titles()).toEqual(['Jadran', 'Sava']);
  const heading = within(year).getByRole('button');
  while (document.activeElement !== heading) await user.tab();
  await user.keyboard('{Enter}');
  expect(year).toHaveAttribute('aria-sort', 'ascending');
  expect(titles()).toEqual(['Sava', 'Jadran']);
  expect(search()).toBe('?sort=year');
  await user.click(screen.getByRole('button', { name: 'Organisation' }));
  expect(year).not.toHaveAttribute('aria-sort');
  expect(titles()).toEqual(['Jadran', 'Sava']);
  expect(search()).toBe('?sort=title');
});

test('a short one is not to be narrowed down, and shows all whatever the address says', async () => {
  await showList([jadran, sava], '?text=nobody&year=2024&sort=nonsense');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(titles()).toEqual(['Jadran', 'Sava']);
});

test('a long one is narrowed down by name and year, which the address keeps', async () => {
  const { user, search } = await showList(many);
  expect(screen.getByRole('status')).toHaveTextContent('12 of 12 questionnaires');
  await user.type(filterText(), 'sav');
  expect(filterText()).toHaveValue('sav');
  expect(titles()).toEqual(['Sava']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 12 questionnaires');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  expect(search()).toBe('?text=sav&year=2025');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  expect(screen.getByText('No questionnaire fits this choice.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(titles()).toHaveLength(12);
  expect(filterText()).toHaveValue('');
  expect(search()).toBe('');
});

test('opens as the address says', async () => {
  await showList(many, '?text=una&sort=-title');
  expect(filterText()).toHaveValue('una');
  expect(titles().slice(0, 2)).toEqual(['Una 9', 'Una 8']);
});

test('says what to do when there is none', async () => {
  await showList([]);
  expect(screen.getByText(/The programme’s office adds you/)).toBeVisible();
});

test('says why it cannot be read, and reads again when asked to', async () => {
  const api = fakeApi({ certifierQuestionnaireList: () => Promise.reject(refuse('server-error')) });
  const { user } = await act(() =>
    renderInPlatform(<QuestionnaireListPage />, {
      api,
      messages: { 'org-forms': definition.messages },
    }),
  );
  api.handle({ certifierQuestionnaireList: () => [jadran] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Jadran' })).toBeVisible();
});
