import { act, screen, waitFor } from '@testing-library/react';
import type { Question } from '@cert/shared/contract';
import { memoryQueueStorage } from '@cert/shared/platform';
import {
  aCategory,
  anAnswer,
  anArea,
  aQuestion,
  aResponse,
  manualClock,
} from '@cert/shared/testing';
import { showArea } from '../testing/showArea.tsx';
import { storeAsOther } from '../testing/storeAsOther.ts';

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

describe('an entered number', () => {
  it('is sent under the key of its only answer, with its kind', async () => {
    const { user, sent } = await showArea(asking('number', 'people'));
    await user.type(await field(), '25');
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({
        answer_11: { questionId: 1, answerId: 11, type: 'number', value: 25 },
      }),
    );
    expect(await field()).toHaveAccessibleDescription('people A whole number from 0 to 99,999,999');
  });

  it('that is out of bounds stays in the field with its message and is not sent', async () => {
    const { user, sent } = await showArea(asking('percentage'));
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

  it('that is out of bounds is still there after the page was left and opened again', async () => {
    const { user, sent, router } = await showArea(asking('percentage'));
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
  ])('of %j is refused with a sentence, and nothing is sent', async (entered, sentence) => {
    const { user, sent, platform } = await showArea(asking('number'));
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
    'that is two numbers is refused in the reader’s language (%s)',
    async (language, said) => {
      const { user } = await showArea(asking('currency'), { language });
      await user.click(await field());
      await user.paste('1.5 2');
      expect(await screen.findByRole('alert')).toHaveTextContent(said);
    },
  );

  it.each(['1234,5', '1234.5'])('of euro is understood as %s', async (entered) => {
    const { user, sent } = await showArea(asking('currency'), { language: 'hr' });
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
    'that can be read as two (%s, %s, %s) is sent only when one is chosen',
    async (...[language, kind, entered, name, value, said]) => {
      const { user, sent, platform } = await showArea(asking(kind), { language });
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

  it('has at most two decimals when it is an amount', async () => {
    const { user } = await showArea(asking('currency'));
    await user.click(await field());
    await user.paste('0.125');
    expect(await screen.findByRole('alert')).toHaveTextContent('At most two decimals');
  });

  it('that is emptied is cleared', async () => {
    const category = asking('number');
    const stored = aResponse({ type: 'number', value: 40 });
    const { user, sent } = await showArea({ ...category, responses: { answer_11: stored } });
    expect(await field()).toHaveValue('40');
    await user.clear(await field());
    await waitFor(() => expect(sent()).toEqual([{ answer_11: false }]));
  });

  it('of zero is an answer', async () => {
    const { user } = await showArea(asking('number'));
    await user.type(await field(), '0');
    expect(await screen.findByText('1 of 1 question answered')).toBeVisible();
  });
});

describe('a number over which another person has stored 55', () => {
  const stored = { answer_11: aResponse({ type: 'percentage', value: 40 }) };

  const theirs = {
    key: 'answer_11',
    response: aResponse({ type: 'percentage', value: 55, revision: 9 }),
  };

  it.each([
    ['x', 'keys'],
    ['150', 'keys'],
    ['150', 'paste'],
  ])('stays 55 when the entry %s by %s is refused, and nothing is sent', async (entered, by) => {
    const queueStorage = memoryQueueStorage();
    const clock = manualClock();
    const { user, sent } = await showArea(
      { ...asking('percentage'), responses: stored },
      {
        queueStorage,
        clock,
      },
    );
    const input = await field();
    act(() => input.focus());
    await storeAsOther(queueStorage, theirs);
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

  it('is restored to 55 when a part of the refused entry was sent before', async () => {
    const queueStorage = memoryQueueStorage();
    const clock = manualClock();
    const { user, sent } = await showArea(
      { ...asking('percentage'), responses: stored },
      {
        queueStorage,
        clock,
      },
    );
    const input = await field();
    act(() => input.focus());
    await storeAsOther(queueStorage, theirs);
    await user.tripleClick(await field());
    await user.keyboard('15');
    await act(() => clock.pass(200));
    await user.keyboard('0');
    await act(() => clock.pass(200));
    expect(sent()).toMatchObject([{ answer_11: { value: 15 } }, { answer_11: { value: 55 } }]);
  });
});
