import { screen, within } from '@testing-library/react';
import type { HistoryEntry } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import {
  aQuestion,
  aSession,
  fakeApi,
  renderInPlatform,
  type FakeHandlers,
} from '@cert/shared/testing';
import definition from '../module.ts';
import { History } from './History.tsx';

const question = aQuestion();
const anEntry = (given: Partial<HistoryEntry>): HistoryEntry => ({
  at: '2026-11-20T10:00:00.000Z',
  by: 'Ana Anić',
  kind: 'note',
  key: null,
  before: null,
  after: 'Ask about it',
  whose: null,
  ...given,
});

const show = (
  questionnaireHistory: FakeHandlers['questionnaireHistory'],
  of: 'question' | 'area',
) =>
  renderInPlatform(
    <History questionnaireId={7} of={of === 'question' ? { question } : { areaId: 3 }} />,
    {
      api: fakeApi(questionnaireHistory ? { questionnaireHistory } : {}),
      session: aSession({ isCertifier: true }),
      messages: { grading: definition.messages },
    },
  );

const open = () => screen.getByRole('button', { name: 'History' });
const entries = async () =>
  within(await screen.findByRole('list', { name: 'Who changed what' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('the history is loaded only when it is opened, and can be closed again', async () => {
  const { api, user } = await show(() => [anEntry({})], 'question');
  expect(api.inputsOf('questionnaireHistory')).toEqual([]);
  await user.click(open());
  await entries();
  expect(api.inputsOf('questionnaireHistory')).toEqual([{ id: 7, questionId: 1, language: 'en' }]);
  expect(open()).toHaveAttribute('aria-expanded', 'true');
  await user.click(open());
  expect(screen.queryByRole('list')).toBeNull();
});

it('the history says who changed what and when, with old and new value in plain words', async () => {
  const chosen = (answerId: number) => ({ answerId, value: true, content: null });
  const { user } = await show(
    () => [
      anEntry({ kind: 'beyond-mark', before: false, after: true }),
      anEntry({ kind: 'answer', key: 'question_1', before: chosen(12), after: chosen(11) }),
      anEntry({ kind: 'answer', key: 'question_1', before: null, after: chosen(12) }),
    ],
    'question',
  );
  await user.click(open());
  expect(await entries()).toEqual([
    expect.stringMatching(/^Above and Beyond · Ana Anić · .*before:not marked→after:marked$/),
    expect.stringMatching(/^Answer · .*before:No→after:Yes$/),
    expect.stringMatching(/^Answer · .*before:empty→after:No$/),
  ]);
});

it('the history of an area shows grades, including unanimous final ones', async () => {
  const { api, user } = await show(
    () => [
      anEntry({ kind: 'final-grade', by: null, after: 2.5 }),
      anEntry({ kind: 'own-grade', before: 2, after: 2.5 }),
    ],
    'area',
  );
  await user.click(open());
  expect(await entries()).toEqual([
    expect.stringMatching(/^Final grade · all agreed · .*before:empty→after:2\.5$/),
    expect.stringMatching(/^Certifier’s grade · Ana Anić · .*before:2→after:2\.5$/),
  ]);
  expect(api.inputsOf('questionnaireHistory')).toEqual([{ id: 7, areaId: 3, language: 'en' }]);
});

it('the history of an area shows whose finalization was reset, by whom and why', async () => {
  const { user } = await show(
    () => [
      anEntry({ kind: 'finalization-reset', whose: 'Iva Jurić', after: 'A typing mistake' }),
      anEntry({ kind: 'finalization-reset', whose: 'Iva Jurić', after: null }),
    ],
    'area',
  );
  await user.click(open());
  expect(await entries()).toEqual([
    expect.stringMatching(/^Finalization reset: Iva Jurić · Ana Anić · .*A typing mistake$/),
    expect.stringMatching(
      /^Finalization reset: Iva Jurić · .*before the team had seen each other’s grades$/,
    ),
  ]);
});

it('the history shows a grade as confirmed if the same grade was given again', async () => {
  const { user } = await show(
    () => [anEntry({ kind: 'own-grade', before: 2.5, after: 2.5 })],
    'area',
  );
  await user.click(open());
  expect(await entries()).toEqual([
    expect.stringMatching(/^Certifier’s grade · .*\d.*confirmed:2\.5$/),
  ]);
});

it('the history of an area without changes says that nothing has been changed yet', async () => {
  const { user } = await show(() => [], 'area');
  await user.click(open());
  expect(await screen.findByText('Nothing has been changed here yet.')).toBeVisible();
});

it('the history offers to try again when it could not be read', async () => {
  const { api, user } = await show(() => {
    throw refuse('server-error');
  }, 'area');
  await user.click(open());
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.handle({ questionnaireHistory: () => [anEntry({})] });
  await user.click(again);
  expect(await entries()).toHaveLength(1);
});
