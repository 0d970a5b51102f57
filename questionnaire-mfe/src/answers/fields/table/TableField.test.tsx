import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CategoryReply } from '@cert/shared/contract';
import { tables, type TableKind } from '@cert/shared/domain';
import { memoryQueueStorage } from '@cert/shared/platform';
import {
  aCategory,
  anAnswer,
  anArea,
  aQuestion,
  aStoredResponse,
  manualClock,
} from '@cert/shared/testing';
import { renderAreaPage } from '../../testing/renderAreaPage.tsx';
import { storeAsOtherPerson } from '../../testing/storeAsOtherPerson.ts';

const asking = (type: TableKind, responses: CategoryReply['responses'] = {}) => {
  const rows = Object.fromEntries(
    tables[type].map(({ key, rows: of }) => [key, of.map((_, at) => `${key} ${at + 1}`)]),
  );
  const question = aQuestion({ title: 'How much?', type, rows, answers: [anAnswer()] });
  return aCategory({ areas: [anArea({ questions: [question] })], responses });
};
const filled = (type: TableKind, value: Record<string, string | number>) => ({
  answer_11: aStoredResponse({ type, value }),
});
const cell = (name: string) => screen.findByRole('textbox', { name });
const record = (type: TableKind, value: object) => ({
  answer_11: { questionId: 1, answerId: 11, type, value },
});

describe('a table', () => {
  it.each<[TableKind, name: string, typed: string, value: object]>([
    ['custom-commlist', 'channels 7: Percentage', '35', { comm_percentage_7: 35 }],
    ['custom-commlist', 'channels 1: Note', 'weekly', { comm_info_1: 'weekly' }],
    ['custom-benefits', 'nonmonetary 24: Percentage', '0', { input_nonmonetary_percentage_24: 0 }],
    ['custom-diversity', 'measures 4: Last year', '41', { age_current: 41 }],
    ['custom-targets', 'processes 22: Target', '5 days', { subfunction_target_22: '5 days' }],
  ])(
    'saves all its cells as one object when a cell is filled (kind %s, cell “%s”)',
    async (type, ...[name, typed, value]) => {
      const { user, sent } = await renderAreaPage(asking(type));
      await user.click(await cell(name));
      await user.paste(typed);
      await waitFor(() => expect(sent().at(-1)).toEqual(record(type, value)));
    },
  );

  it('keeps its other cells when one cell is filled or emptied', async () => {
    const type = 'custom-commlist';
    const stored = filled(type, { comm_percentage_1: 50, comm_info_1: 'weekly' });
    const { user, sent } = await renderAreaPage(asking(type, stored));
    expect(await cell('channels 1: Percentage')).toHaveValue('50');
    await user.type(await cell('channels 2: Percentage'), '7');
    await waitFor(() =>
      expect(sent().at(-1)).toEqual(
        record(type, { comm_percentage_1: 50, comm_info_1: 'weekly', comm_percentage_2: 7 }),
      ),
    );
    await user.clear(await cell('channels 1: Note'));
    await waitFor(() =>
      expect(sent().at(-1)).toEqual(record(type, { comm_percentage_1: 50, comm_percentage_2: 7 })),
    );
  });

  it('keeps an invalid number in its cell when the page is left and opened again', async () => {
    const { user, router } = await renderAreaPage(asking('custom-commlist'));
    await user.click(await cell('channels 2: Percentage'));
    await user.paste('150');
    const { pathname } = router.state.location;
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(pathname));
    expect(await cell('channels 2: Percentage')).toHaveValue('150');
    expect(await cell('channels 1: Percentage')).toHaveValue('');
  });

  it('is cleared when its last filled cell is emptied', async () => {
    const stored = filled('custom-commlist', { comm_percentage_1: 5 });
    const { user, sent } = await renderAreaPage(asking('custom-commlist', stored));
    await user.clear(await cell('channels 1: Percentage'));
    await waitFor(() => expect(sent().at(-1)).toEqual({ answer_11: false }));
    expect(screen.getByText('0 of 1 question answered')).toBeVisible();
  });

  it('keeps a number outside of the limits in its cell with an error, and does not send it', async () => {
    const { user, sent } = await renderAreaPage(asking('custom-diversity'));
    await user.click(await cell('measures 4: Year before last'));
    await user.paste('101');
    expect(screen.getByRole('alert')).toHaveTextContent('The highest value is 100.');
    expect(await cell('measures 4: Year before last')).toHaveAccessibleDescription(/highest value/);
    expect(sent()).toEqual([]);
  });

  it('shows how many rows of each group are filled', async () => {
    const { user } = await renderAreaPage(
      asking('custom-benefits', filled('custom-benefits', { input_monetary_info_3: 'all' })),
    );
    expect(await screen.findByText('1 of 20 rows filled')).toBeVisible();
    await user.type(await cell('nonmonetary 2: Note'), 'x');
    expect(screen.getByText('1 of 24 rows filled')).toBeVisible();
  });

  it('has headings for its columns and rows', async () => {
    await renderAreaPage(asking('custom-commlist'));
    const table = await screen.findByRole('table');
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Channel0 of 7 rows filled',
      'Percentage',
      'Note',
    ]);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(7);
  });

  it('moves the focus between its cells with the arrow keys and Enter, without changing a number', async () => {
    const { user } = await renderAreaPage(
      asking('custom-commlist', filled('custom-commlist', { comm_info_2: 'ab' })),
    );
    const first = await cell('channels 1: Percentage');
    await user.click(first);
    await user.keyboard('5{ArrowDown}');
    expect(first).toHaveValue('5');
    expect(await cell('channels 2: Percentage')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await cell('channels 2: Note')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await cell('channels 3: Note')).toHaveFocus();
    await user.keyboard('{ArrowUp}{End}{ArrowUp}');
    expect(await cell('channels 2: Note')).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(await cell('channels 1: Note')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(first).toHaveFocus();
    expect(first).toHaveValue('5');
  });

  it('prevents the default action of an arrow key at the edge of the table, so that a number stays selected', async () => {
    await renderAreaPage(asking('custom-commlist'));
    const isDefault = (key: string, input: HTMLElement) => fireEvent.keyDown(input, { key });
    expect(isDefault('ArrowDown', await cell('channels 7: Percentage'))).toBe(false);
    expect(isDefault('ArrowUp', await cell('channels 1: Percentage'))).toBe(false);
  });

  it('is plain text without fields while the questionnaire is locked', async () => {
    const type = 'custom-commlist';
    const category = asking(type, filled(type, { comm_percentage_1: 50, comm_info_1: 'weekly' }));
    await renderAreaPage({ ...category, locked: 1 });
    const row = (await screen.findByRole('rowheader', { name: 'channels 1' })).closest('tr')!;
    expect(row).toHaveTextContent('channels 150%weekly');
    expect(within(screen.getByRole('table')).queryByRole('textbox')).toBeNull();
  });
});

describe('a block of cells that is pasted into a table', () => {
  it('fills the cells below and to the right, each as if its value were typed', async () => {
    const type = 'custom-commlist';
    const stored = filled(type, { comm_info_2: 'weekly', comm_percentage_4: 9 });
    const { user, sent } = await renderAreaPage(asking(type, stored));
    await user.click(await cell('channels 1: Percentage'));
    await user.paste('12 %\tdaily\r\n34\t\r\n56\t"a ""b""\nc"\r\n');
    const value = { comm_percentage_1: 12, comm_info_1: 'daily', comm_percentage_2: 34 };
    await waitFor(() =>
      expect(sent()).toEqual([
        record(type, {
          ...{ ...value, comm_info_2: 'weekly', comm_percentage_3: 56 },
          ...{ comm_info_3: 'a "b"\nc', comm_percentage_4: 9 },
        }),
      ]),
    );
    expect(await cell('channels 1: Percentage')).toHaveFocus();
    expect(await cell('channels 2: Percentage')).toHaveValue('34');
    expect(await cell('channels 2: Note')).toHaveValue('weekly');
  });

  it.each(['12\n34', '12\r\n34\r\n', '12\r34'])(
    'fills one column of the table if it has one column: %j',
    async (block) => {
      const { user, sent } = await renderAreaPage(asking('custom-diversity'));
      await user.click(await cell('measures 4: Year before last'));
      await user.paste(block);
      await waitFor(() =>
        expect(sent()).toEqual([record('custom-diversity', { age_past: 12, disability_past: 34 })]),
      );
    },
  );

  it('fills one row of the table if it has one row', async () => {
    const { user, sent } = await renderAreaPage(asking('custom-diversity'));
    await user.click(await cell('measures 1: Year before last'));
    await user.paste('12\t34');
    await waitFor(() =>
      expect(sent()).toEqual([record('custom-diversity', { female_past: 12, female_current: 34 })]),
    );
  });

  it('shows a value that a cell refuses in that cell, with the reason, and does not send it', async () => {
    const { user, sent } = await renderAreaPage(asking('custom-diversity'));
    await user.click(await cell('measures 1: Year before last'));
    await user.paste('12\t1 2\n150\t34');
    const refused = await cell('measures 1: Last year');
    expect(refused).toHaveValue('1 2');
    expect(refused).toHaveAccessibleDescription(/^Please enter one number, such as 100\./);
    expect(await cell('measures 2: Year before last')).toHaveValue('150');
    expect(await cell('measures 2: Year before last')).toHaveAccessibleDescription(/highest/);
    await waitFor(() =>
      expect(sent()).toEqual([
        record('custom-diversity', { female_past: 12, female_manager_current: 34 }),
      ]),
    );
  });

  it.each(['12\t34', '12\n34\n56'])(
    'is refused with a message, and fills no other cell, if it is larger than the table: %j',
    async (block) => {
      const { user, sent, platform } = await renderAreaPage(asking('custom-diversity'));
      await user.click(await cell('measures 6: Last year'));
      await user.paste(block);
      await user.tab();
      await act(() => platform.queue.get()!.settled());
      expect(await cell('measures 6: Last year')).toHaveValue(block.replaceAll('\n', '\t'));
      expect(screen.getByRole('alert')).toHaveTextContent('Please enter one number');
      expect(sent()).toEqual([]);
    },
  );

  it('is pasted into a text cell as one text if it has several lines but no tabs', async () => {
    const { user, sent } = await renderAreaPage(asking('custom-commlist'));
    await user.click(await cell('channels 1: Note'));
    await user.paste('daily\nweekly');
    await waitFor(() =>
      expect(sent()).toEqual([record('custom-commlist', { comm_info_1: 'daily\nweekly' })]),
    );
  });

  it('fills a table of texts; a text of more than 500 characters stays in its cell and is not sent', async () => {
    const clock = manualClock();
    const { user, sent } = await renderAreaPage(asking('custom-targets'), { clock });
    await user.click(await cell('processes 21: Indicator'));
    await user.paste(`days\t${'x'.repeat(501)}\nshare\t5 %`);
    const target = await cell('processes 21: Target');
    expect(target).toHaveValue('x'.repeat(501));
    expect(target).toBeInvalid();
    expect(target).toHaveAccessibleDescription(/^1 character too long: it is not saved/);
    await act(() => clock.pass(200));
    const others = {
      ...{ subfunction_measure_21: 'days' },
      ...{ subfunction_measure_22: 'share', subfunction_target_22: '5 %' },
    };
    expect(sent()).toEqual([record('custom-targets', others)]);
    await user.type(target, '{Backspace}');
    expect(target).toBeValid();
    await act(() => clock.pass(200));
    expect(sent()[1]).toEqual(
      record('custom-targets', { ...others, subfunction_target_21: 'x'.repeat(500) }),
    );
  });
});

describe('a table cell in which another person has just saved 55', () => {
  it.each(['x', '150'])(
    'keeps 55 and sends nothing when the entry %s is refused',
    async (entered) => {
      const type = 'custom-diversity';
      const queueStorage = memoryQueueStorage();
      const clock = manualClock();
      const stored = filled(type, { age_past: 40, female_past: 50 });
      const { user, sent } = await renderAreaPage(asking(type, stored), { queueStorage, clock });
      const age = await cell('measures 4: Year before last');
      act(() => age.focus());
      const value = { age_past: 55, female_past: 50 };
      const response = aStoredResponse({ type, value, revision: 9 });
      await storeAsOtherPerson(queueStorage, { key: 'answer_11', response });
      expect(await cell('measures 4: Year before last')).toHaveValue('55');
      await user.tripleClick(await cell('measures 4: Year before last'));
      await user.keyboard(entered);
      await user.tab();
      await act(() => clock.pass(1000));
      expect(screen.getByRole('alert')).toHaveTextContent('55 stays stored.');
      expect(sent()).toEqual([]);
    },
  );
});

it('a text that is too long for its cell is shown beside another person’s text, which can be taken instead', async () => {
  const type = 'custom-commlist';
  const queueStorage = memoryQueueStorage();
  const { user } = await renderAreaPage(asking(type), { queueStorage });
  const info = await cell('channels 1: Note');
  await user.click(info);
  await user.paste('x'.repeat(501));
  const response = aStoredResponse({ type, value: { comm_info_1: 'by Marko' }, revision: 9 });
  await storeAsOtherPerson(queueStorage, { key: 'answer_11', response });
  expect(info).toHaveValue('x'.repeat(501));
  await user.click(screen.getByRole('button', { name: 'Take what is stored' }));
  expect(info).toHaveValue('by Marko');
  expect(info).toBeValid();
});

describe('a block that is pasted over filled cells', () => {
  const type = 'custom-commlist';
  const before = { comm_percentage_1: 50, comm_info_1: 'weekly', comm_info_3: 'rarely' };
  const offer = () => screen.queryByRole('button', { name: 'Take the change back' });

  async function pasteOver() {
    const shown = await renderAreaPage(asking(type, filled(type, before)));
    await shown.user.click(await cell('channels 1: Percentage'));
    await shown.user.paste('60\tdaily\n70\tmonthly');
    expect(await cell('channels 1: Note')).toHaveValue('daily');
    return shown;
  }

  it('says how many values it replaced, and can be undone', async () => {
    const { user, sent } = await pasteOver();
    expect(screen.getByText('2 filled cells were replaced by what was pasted.')).toBeVisible();
    await user.click(offer()!);
    expect(await cell('channels 1: Percentage')).toHaveValue('50');
    expect(await cell('channels 1: Note')).toHaveValue('weekly');
    expect(await cell('channels 2: Note')).toHaveValue('');
    expect(offer()).not.toBeInTheDocument();
    await waitFor(() => expect(sent().at(-1)).toEqual(record(type, before)));
  });

  it('can be undone by the undo keys from the cell where it was pasted', async () => {
    const { user } = await pasteOver();
    await user.keyboard('{Control>}z{/Control}');
    expect(await cell('channels 1: Percentage')).toHaveValue('50');
    expect(await cell('channels 1: Percentage')).toHaveFocus();
    expect(await cell('channels 1: Note')).toHaveValue('weekly');
    expect(offer()).not.toBeInTheDocument();
  });

  it('can no longer be undone after the next input', async () => {
    const { user } = await pasteOver();
    await user.type(await cell('channels 7: Note'), 'x');
    expect(offer()).not.toBeInTheDocument();
  });

  it('offers to undo only if a filled cell was replaced', async () => {
    const { user } = await renderAreaPage(asking(type, filled(type, before)));
    await user.click(await cell('channels 5: Percentage'));
    await user.paste('60\tdaily\n70\tmonthly');
    expect(await cell('channels 6: Note')).toHaveValue('monthly');
    expect(offer()).not.toBeInTheDocument();
  });
});
