import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@cert/shared/domain';
import { UnreachableError } from '@cert/shared/platform';
import {
  aCategory,
  anAnswer,
  anArea,
  aQuestion,
  aStoredResponse,
  manualClock,
} from '@cert/shared/testing';
import { createAnswersSaveHandler } from '../testing/createAnswersSaveHandler.ts';
import { renderAreaPage } from '../testing/renderAreaPage.tsx';

const card = () =>
  screen.getByRole('region', { name: 'Do you ask those who leave why they leave?' });
const choose = (name: string) => screen.findByRole('radio', { name });

describe('the saved state of a question', () => {
  it('changes from “saving” to “saved”, with the time of the server', async () => {
    const clock = manualClock();
    const { user } = await renderAreaPage(aCategory(), { clock });
    expect(within(card()).queryByText(/Saved/)).toBeNull();
    await user.click(await choose('Yes'));
    expect(within(card()).getByText('Saving…')).toBeVisible();
    await act(() => clock.pass(200));
    const time = new Date('2026-11-12T13:31:00Z');
    const minutes = `${String(time.getHours()).padStart(2, '0')}:31`;
    expect(within(card()).getByText(/^Saved /)).toHaveTextContent(minutes);
    expect(screen.getByText(/^All changes saved, /)).toHaveTextContent(minutes);
  });

  it('says “not saved yet” with the number of changes while the server is unreachable, then saves them', async () => {
    const clock = manualClock();
    const { user, api, platform } = await renderAreaPage(aCategory(), {
      clock,
      handlers: {
        questionnaireAnswersSave: () => {
          throw new UnreachableError();
        },
      },
    });
    await user.click(await choose('Yes'));
    await act(() => clock.pass(200));
    expect(within(card()).getByText('Not saved yet')).toBeVisible();
    expect(screen.getByText('1 change not saved yet')).toBeVisible();
    api.handle({ questionnaireAnswersSave: createAnswersSaveHandler() });
    await act(async () => platform.queue.get()!.sendAll());
    await waitFor(() => expect(within(card()).getByText(/^Saved /)).toBeVisible());
  });

  it('says that a change was refused, and keeps showing the change', async () => {
    const clock = manualClock();
    const { user } = await renderAreaPage(aCategory(), {
      clock,
      handlers: {
        questionnaireAnswersSave: () => {
          throw refuse('locked', { reason: 'questionnaire-locked' });
        },
      },
    });
    await user.click(await choose('Yes'));
    await act(() => clock.pass(200));
    expect(within(card()).getByText('Not accepted, see the message above')).toBeVisible();
    expect(await choose('Yes')).toBeChecked();
  });
});

it('a number above the limit shows “This entry is not saved”, not “Saved”, until the number is valid again', async () => {
  const { user } = await renderAreaPage(
    aCategory({
      areas: [anArea({ questions: [aQuestion({ type: 'percentage' })] })],
      responses: { answer_11: aStoredResponse({ type: 'percentage', value: 40 }) },
    }),
  );
  const field = await screen.findByRole('textbox', { name: /^Do you ask/ });
  await user.type(field, '0');
  expect(within(card()).getByText('This entry is not saved')).toBeVisible();
  expect(within(card()).getByText(/^Saved /)).not.toBeVisible();
  await user.type(field, '{Backspace}');
  expect(within(card()).getByText('This entry is not saved')).not.toBeVisible();
  expect(within(card()).getByText(/^Sav/)).toBeVisible();
});

describe('a conflict about the answer to a question', () => {
  const theirs = aStoredResponse({ answerId: 12, revision: 3, savedBy: 'Marko Jovanović' });

  async function meetConflict() {
    const clock = manualClock();
    const page = await renderAreaPage(aCategory({ responses: { question_1: aStoredResponse() } }), {
      clock,
      handlers: {
        questionnaireAnswersSave: () => ({
          saved: {},
          conflicts: { question_1: theirs },
          refused: {},
        }),
      },
    });
    await page.user.click(await choose('Yes'));
    await act(() => clock.pass(200));
    return { ...page, clock };
  }

  it('shows both values and the name of the other person', async () => {
    await meetConflict();
    const [mine, other] = within(card()).getAllByRole('figure');
    expect(mine).toHaveTextContent('(no answer)');
    expect(other).toHaveTextContent('No');
    expect(within(card()).getByText(/^Marko Jovanović, /)).toBeVisible();
    expect(within(card()).getByText('Changed by somebody else')).toBeVisible();
  });

  it('is resolved by “Keep mine”, which sends the user’s value in place of the other person’s value', async () => {
    const { user, api } = await meetConflict();
    api.handle({ questionnaireAnswersSave: createAnswersSaveHandler() });
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(within(card()).getByText(/^Saved /)).toBeVisible());
    expect(api.inputsOf('questionnaireAnswersSave').at(-1)).toMatchObject({
      answers: { question_1: false },
      revisions: { question_1: 3 },
    });
    expect(await choose('No')).not.toBeChecked();
  });

  it('is resolved by “Take theirs”, which shows the other person’s value and sends nothing', async () => {
    const { user, api } = await meetConflict();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    const taken = await choose('No');
    expect(taken).toBeChecked();
    await waitFor(() => expect(taken).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Take theirs' })).toBeNull();
    expect(api.inputsOf('questionnaireAnswersSave')).toHaveLength(1);
  });
});

it('a refused change of a table is listed with its question and the changed cells, in the reader’s language', async () => {
  const clock = manualClock();
  const { user, platform } = await renderAreaPage(
    aCategory({
      areas: [
        anArea({
          questions: [
            aQuestion({
              title: 'Koji kanali?',
              type: 'custom-commlist',
              answers: [anAnswer({ content: '' })],
              rows: { channels: ['Intranet', 'Oglasna ploča'] },
            }),
          ],
        }),
      ],
      responses: {
        answer_11: aStoredResponse({ type: 'custom-commlist', value: { comm_info_2: 'a' } }),
      },
    }),
    {
      clock,
      language: 'hr',
      handlers: {
        questionnaireAnswersSave: () => {
          throw refuse('locked', { reason: 'questionnaire-locked' });
        },
      },
    },
  );
  await user.click(await screen.findByRole('textbox', { name: 'Intranet: Postotak' }));
  await user.paste('44');
  await act(() => clock.pass(200));
  expect(platform.queue.get()!.get().entries.get('7/answer_11')).toMatchObject({
    status: { kind: 'refused' },
    description: {
      title: '1. Koji kanali?',
      address: '/7/category/leaving/1#question-1',
      lines: ['Intranet, Postotak: 44'],
    },
  });
});

describe('a conflict about a table', () => {
  const table = aQuestion({
    title: 'Which channels?',
    type: 'custom-commlist',
    answers: [anAnswer({ content: '' })],
    rows: { channels: ['Intranet', 'Notice board'] },
  });
  const given = (value: object, by: Partial<ReturnType<typeof aStoredResponse>> = {}) =>
    aStoredResponse({ type: 'custom-commlist', value: value as never, ...by });

  it('lists only the cells that differ', async () => {
    const clock = manualClock();
    const same = { comm_info_2: 'in the hall' };
    const theirs = given(
      { ...same, comm_percentage_1: 55 },
      { revision: 2, savedBy: 'Marko Jovanović' },
    );
    const { user } = await renderAreaPage(
      aCategory({
        areas: [anArea({ questions: [table] })],
        responses: { answer_11: given(same) },
      }),
      {
        clock,
        handlers: {
          questionnaireAnswersSave: () => ({
            saved: {},
            conflicts: { answer_11: theirs },
            refused: {},
          }),
        },
      },
    );
    await user.click(await screen.findByRole('textbox', { name: 'Intranet: Percentage' }));
    await user.paste('44');
    await act(() => clock.pass(200));
    const versions = screen.getAllByRole('figure');
    expect(versions.map((one) => within(one).getByRole('paragraph').textContent)).toEqual([
      'Intranet, Percentage: 44',
      'Intranet, Percentage: 55',
    ]);
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(screen.getByRole('textbox', { name: 'Intranet: Percentage' })).toHaveValue('55');
  });
});
