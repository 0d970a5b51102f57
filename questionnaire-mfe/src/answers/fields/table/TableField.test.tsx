import { act, screen, waitFor, within } from '@testing-library/react';
import type { CategoryReply } from '@cert/shared/contract';
import { tables, type TableKind } from '@cert/shared/domain';
import { aCategory, anAnswer, anArea, aQuestion, aResponse } from '@cert/shared/testing';
import { showArea } from '../../testing/showArea.tsx';

const asking = (type: TableKind, responses: CategoryReply['responses'] = {}) => {
  const rows = Object.fromEntries(
    tables[type].map(({ key, rows: of }) => [key, of.map((_, at) => `${key} ${at + 1}`)]),
  );
  const question = aQuestion({ title: 'How much?', type, rows, answers: [anAnswer()] });
  return aCategory({ areas: [anArea({ questions: [question] })], responses });
};
const filled = (type: TableKind, value: Record<string, string | number>) => ({
  answer_11: aResponse({ type, value }),
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
  ])('of the kind %s saves its cell %s as one object', async (type, ...[name, typed, value]) => {
    const { user, sent } = await showArea(asking(type));
    await user.click(await cell(name));
    await user.paste(typed);
    await waitFor(() => expect(sent().at(-1)).toEqual(record(type, value)));
  });

  it('keeps the other cells, and removes an emptied one', async () => {
    const type = 'custom-commlist';
    const stored = filled(type, { comm_percentage_1: 50, comm_info_1: 'weekly' });
    const { user, sent } = await showArea(asking(type, stored));
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

  it('keeps an invalid number of one cell while the page is away', async () => {
    const { user, router } = await showArea(asking('custom-commlist'));
    await user.click(await cell('channels 2: Percentage'));
    await user.paste('150');
    const { pathname } = router.state.location;
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(pathname));
    expect(await cell('channels 2: Percentage')).toHaveValue('150');
    expect(await cell('channels 1: Percentage')).toHaveValue('');
  });

  it('without a filled cell is cleared', async () => {
    const stored = filled('custom-commlist', { comm_percentage_1: 5 });
    const { user, sent } = await showArea(asking('custom-commlist', stored));
    await user.clear(await cell('channels 1: Percentage'));
    await waitFor(() => expect(sent().at(-1)).toEqual({ answer_11: false }));
    expect(screen.getByText('0 of 1 question answered')).toBeVisible();
  });

  it('keeps a number out of bounds in its cell with a sentence, and does not send it', async () => {
    const { user, sent } = await showArea(asking('custom-diversity'));
    await user.click(await cell('measures 4: Year before last'));
    await user.paste('101');
    expect(screen.getByRole('alert')).toHaveTextContent('The highest value is 100.');
    expect(await cell('measures 4: Year before last')).toHaveAccessibleDescription(/highest value/);
    expect(sent()).toEqual([]);
  });

  it('counts the filled rows of each group', async () => {
    const { user } = await showArea(
      asking('custom-benefits', filled('custom-benefits', { input_monetary_info_3: 'all' })),
    );
    expect(await screen.findByText('1 of 20 rows filled')).toBeVisible();
    await user.type(await cell('nonmonetary 2: Note'), 'x');
    expect(screen.getByText('1 of 24 rows filled')).toBeVisible();
  });

  it('has a head for its columns and one for every row', async () => {
    await showArea(asking('custom-commlist'));
    const table = await screen.findByRole('table');
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Channel0 of 7 rows filled',
      'Percentage',
      'Note',
    ]);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(7);
  });

  it('is moved through with arrow keys and Enter', async () => {
    const { user } = await showArea(
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

  it('is plain text before those who may not change it', async () => {
    const type = 'custom-commlist';
    const category = asking(type, filled(type, { comm_percentage_1: 50, comm_info_1: 'weekly' }));
    await showArea({ ...category, locked: 1 });
    const row = (await screen.findByRole('rowheader', { name: 'channels 1' })).closest('tr')!;
    expect(row).toHaveTextContent('channels 150%weekly');
    expect(within(screen.getByRole('table')).queryByRole('textbox')).toBeNull();
  });
});
