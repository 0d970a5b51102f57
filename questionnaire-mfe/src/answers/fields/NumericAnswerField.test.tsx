import { act, screen, waitFor } from '@testing-library/react';
import type { Question } from '@cert/shared/contract';
import { memoryQueueStorage } from '@cert/shared/platform';
import {
  aCategory,
  anAnswer,
  anArea,
  aQuestion,
  aStoredResponse,
  manualClock,
} from '@cert/shared/testing';
import { renderAreaPage } from '../testing/renderAreaPage.tsx';
import { storeAsOtherPerson } from '../testing/storeAsOtherPerson.ts';

const asking = (type: Question['type'], unit: string | null = null) =>
  aCategory({
    areas: [
      anArea({
        questions: [
          aQuestion({ title: 'How much?', type, answers: [anAnswer({ content: '', unit })] }),
        ],
      }),
    ],
  });
const field = () => screen.findByRole('textbox', { name: 'How much?' });

describe('a number field', () => {
  it('sends the number under the key of its answer, with the kind of the question', async () => {
    const { user, sent } = await renderAreaPage(asking('number', 'people'));
    await user.type(await field(), '25');
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({
        answer_11: { questionId: 1, answerId: 11, type: 'number', value: 25 },
      }),
    );
    expect(await field()).toHaveAccessibleDescription('people A whole number from 0 to 99,999,999');
  });

  it('keeps a number outside of the limits on the screen with an error, and does not send it', async () => {
    const { user, sent } = await renderAreaPage(asking('percentage'));
    await user.click(await field());
    await user.paste('101');
    await user.tab();
    expect(await field()).toHaveValue('101');
    expect(screen.getByRole('alert')).toHaveTextContent('The highest value is 100.');
    await user.clear(await field());
    await user.paste('100');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({ answer_11: expect.objectContaining({ value: 100 }) }),
    );
    expect(JSON.stringify(sent())).not.toContain('101');
  });

  it('still shows a number outside of the limits after the page was left and opened again', async () => {
    const { user, sent, router } = await renderAreaPage(asking('percentage'));
    await user.click(await field());
    await user.paste('101');
    const { pathname } = router.state.location;
    await act(() => router.navigate('/elsewhere'));
    expect(screen.queryByRole('textbox', { name: 'How much?' })).not.toBeInTheDocument();
    await act(() => router.navigate(pathname));
    expect(await field()).toHaveValue('101');
    expect(screen.getByRole('alert')).toHaveTextContent('The highest value is 100.');
    expect(sent()).toEqual([]);
  });

  it.each([
    ['-1', 'The lowest value is 0.'],
    ['2.5', 'Please enter a whole number.'],
    ['many', 'Please enter one number, such as 1,234. This entry is not saved.'],
    ['12\t34', 'Please enter one number, such as 1,234.'],
    ['12\n345', 'Please enter one number, such as 1,234.'],
    ['12 34', 'Please enter one number, such as 1,234.'],
    ["12'34", 'Please enter one number, such as 1,234.'],
    ['12%34', 'Please enter one number, such as 1,234.'],
    ['12€34', 'Please enter one number, such as 1,234.'],
  ])('refuses %j, says why, and sends nothing', async (entered, sentence) => {
    const { user, sent, platform } = await renderAreaPage(asking('number'));
    await user.click(await field());
    await user.paste(entered);
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await field()).toHaveValue(entered.replace('\n', '\t'));
    await act(() => platform.queue.get()!.settled());
    expect(sent()).toEqual([]);
  });

  it.each([
    ['hr', 'Upišite jedan broj, na primjer 1.234. Unos nije spremljen. Odgovor ostaje prazan.'],
    ['sr', 'Unesite jedan broj, na primer 1.234. Unos nije sačuvan. Odgovor ostaje prazan.'],
    [
      'en',
      'Please enter one number, such as 1,234. This entry is not saved. The answer stays empty.',
    ],
  ] as const)(
    'says in the reader’s language that two numbers in one entry are not saved (%s)',
    async (language, said) => {
      const { user } = await renderAreaPage(asking('currency'), { language });
      await user.click(await field());
      await user.paste('1.5 2');
      expect(await screen.findByRole('alert')).toHaveTextContent(said);
    },
  );

  it.each(['1234,5', '1234.5'])('accepts %s as an amount in euro', async (entered) => {
    const { user, sent } = await renderAreaPage(asking('currency'), { language: 'hr' });
    await user.click(await field());
    await user.paste(entered);
    await waitFor(() =>
      expect(sent()).toEqual([{ answer_11: expect.objectContaining({ value: 1234.5 }) }]),
    );
    await user.tab();
    expect(await field()).toHaveValue('1.234,50');
  });

  it.each([
    [
      'en',
      'number',
      '2.000',
      '2,000',
      2000,
      'Which number do you mean? This entry is not saved until you choose.',
    ],
    [
      'hr',
      'currency',
      '1,500',
      '1,5',
      1.5,
      'Na koji broj mislite? Unos nije spremljen dok ne odaberete.',
    ],
    [
      'sr',
      'number',
      '1,000',
      '1.000',
      1000,
      'Na koji broj mislite? Unos nije sačuvan dok ne izaberete.',
    ],
  ] as const)(
    'asks which number is meant when an entry is ambiguous (%s, %s, %s), and sends only the chosen one',
    async (...[language, kind, entered, name, value, said]) => {
      const { user, sent, platform } = await renderAreaPage(asking(kind), { language });
      await user.click(await field());
      await user.paste(entered);
      expect(screen.getByRole('alert')).toHaveTextContent(said);
      await act(() => platform.queue.get()!.settled());
      expect(sent()).toEqual([]);
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() =>
        expect(sent()).toEqual([{ answer_11: expect.objectContaining({ value }) }]),
      );
      await waitFor(async () => expect(await field()).toHaveFocus());
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('refuses an amount with more than two decimals', async () => {
    const { user } = await renderAreaPage(asking('currency'));
    await user.click(await field());
    await user.paste('0.125');
    expect(await screen.findByRole('alert')).toHaveTextContent('At most two decimals');
  });

  it('clears the stored answer when it is emptied', async () => {
    const category = asking('number');
    const stored = aStoredResponse({ type: 'number', value: 40 });
    const { user, sent } = await renderAreaPage({ ...category, responses: { answer_11: stored } });
    expect(await field()).toHaveValue('40');
    await user.clear(await field());
    await waitFor(() => expect(sent()).toEqual([{ answer_11: false }]));
  });

  it('counts zero as an answer', async () => {
    const { user } = await renderAreaPage(asking('number'));
    await user.type(await field(), '0');
    expect(await screen.findByText('1 of 1 question answered')).toBeVisible();
  });
});

describe('a number field in which another person has just saved 55', () => {
  const stored = { answer_11: aStoredResponse({ type: 'percentage', value: 40 }) };

  const theirs = {
    key: 'answer_11',
    response: aStoredResponse({ type: 'percentage', value: 55, revision: 9 }),
  };

  it.each([
    ['x', 'keys'],
    ['150', 'keys'],
    ['150', 'paste'],
  ])('keeps 55 and sends nothing when the entry %s by %s is refused', async (entered, by) => {
    const queueStorage = memoryQueueStorage();
    const clock = manualClock();
    const { user, sent } = await renderAreaPage(
      { ...asking('percentage'), responses: stored },
      {
        queueStorage,
        clock,
      },
    );
    const input = await field();
    act(() => input.focus());
    await storeAsOtherPerson(queueStorage, theirs);
    expect(await field()).toHaveValue('55');
    expect(await field()).toHaveFocus();
    await user.tripleClick(await field());
    if (by === 'paste') await user.paste(entered);
    else await user.keyboard(entered);
    expect(await field()).toHaveValue(entered);
    expect(screen.getByRole('alert')).toHaveTextContent('55 stays stored.');
    await user.tab();
    await act(() => clock.pass(1000));
    expect(sent()).toEqual([]);
  });

  it('sends 55 again when the first digits of a refused entry were already saved', async () => {
    const queueStorage = memoryQueueStorage();
    const clock = manualClock();
    const { user, sent } = await renderAreaPage(
      { ...asking('percentage'), responses: stored },
      {
        queueStorage,
        clock,
      },
    );
    const input = await field();
    act(() => input.focus());
    await storeAsOtherPerson(queueStorage, theirs);
    await user.tripleClick(await field());
    await user.keyboard('15');
    await act(() => clock.pass(200));
    await user.keyboard('0');
    await act(() => clock.pass(200));
    expect(sent()).toMatchObject([{ answer_11: { value: 15 } }, { answer_11: { value: 55 } }]);
  });
});
