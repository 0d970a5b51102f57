import { act, screen, waitFor, within } from '@testing-library/react';
import type { Timeline } from '@cert/shared/domain';
import {
  addModalDialogSupport,
  aReport,
  manualClock,
  type ManualClock,
} from '@cert/shared/testing';
import { aReportText } from '../../testing/aReportText.ts';
import { withinSheet } from '../../testing/withinSheet.ts';
import { showReport } from '../../testing/showReport.tsx';

const kickOff = { position: 'left', top: 0, title: 'Kick-off', subtitle: 'In May' } as const;
const review = { position: 'right', top: 100, title: 'Review', subtitle: '' } as const;

beforeAll(() => {
  addModalDialogSupport();
  // jsdom has no pointer capture. An empty function is enough, because no test in this file drags an item.
  HTMLElement.prototype.setPointerCapture = () => {};
});

/** Opens the timeline editor of a report. @param timeline undefined for a report without a saved timeline */
async function open(timeline: Timeline | undefined, clock?: ManualClock) {
  const content = timeline && { timeline: aReportText(JSON.stringify(timeline)) };
  const page = await showReport(aReport({ content: content ?? {} }), clock && { clock });
  await page.user.click(withinSheet('timeline').getByRole('button', { name: 'Edit: Timeline' }));
  return page;
}

const editor = () => within(screen.getByRole('group', { name: 'Editing: Timeline' }));
const dots = () => editor().getAllByRole('button', { name: /^Item / });
const names = () => dots().map((dot) => dot.getAttribute('aria-label'));
const said = () => editor().getByText(/^(Added|Deleted|Item)/, { selector: '[role=status]' });

it('without a saved timeline, the editor opens the usual timeline and focuses its first item', async () => {
  await open(undefined);
  expect(dots()).toHaveLength(5);
  expect(dots()[0]).toHaveFocus();
  expect(editor().getByText(/This is the usual timeline/)).toBeVisible();
});

it('arrow keys move an item along the line and to the other side, and the new place is announced', async () => {
  const { user } = await open([kickOff, review]);
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(said()).toHaveTextContent('Item 1 of 2: Kick-off, right, at 0');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(names()).toEqual(['Item 1 of 2: Review', 'Item 2 of 2: Kick-off']);
  expect(said()).toHaveTextContent('Item 2 of 2: Kick-off, right, at 20');
  expect(dots()[1]).toHaveFocus();
});

it('when an item is moved above the first one, all other items move down', async () => {
  const { user } = await open([kickOff, review]);
  await user.keyboard('{ArrowUp}');
  dots()[1]!.focus();
  await user.keyboard('{ArrowDown}');
  expect(said()).toHaveTextContent('Item 2 of 2: Review, right, at 116');
});

it('a button adds an item and selects its placeholder text, so that typing replaces the text', async () => {
  const { user } = await open([kickOff]);
  await user.click(editor().getByRole('button', { name: 'Add an item' }));
  const title = editor().getByRole('textbox', { name: 'Title of item 2 of 2' });
  expect(title).toHaveFocus();
  await user.keyboard('Review{Enter}');
  expect(title).toHaveValue('Review');
  await user.tab();
  await user.keyboard('In June');
  expect(editor().getByRole('textbox', { name: 'Subtitle of item 2 of 2' })).toHaveValue('In June');
});

it('a timeline with a too long title is not saved; the title stays in its field until it is shortened', async () => {
  const clock = manualClock();
  const { user, api } = await open([kickOff, review], clock);
  const title = editor().getByRole('textbox', { name: 'Title of item 1 of 2' });
  await user.clear(title);
  await user.paste('x'.repeat(202));
  expect(title).toHaveValue('x'.repeat(202));
  expect(title).toHaveAccessibleDescription(/^2 characters too long: it is not saved/);
  await act(() => clock.pass(3000));
  expect(api.inputsOf('reportContentSaveItems')).toEqual([]);
  expect(title).toHaveValue('x'.repeat(202));
  api.handle({ reportContentSaveItems: () => ({ saved: {}, conflicts: {} }) });
  await user.keyboard('{Backspace}{Backspace}');
  expect(title).toBeValid();
});

it('an item is deleted only after a confirmation; then another item gets the focus', async () => {
  const { user } = await open([kickOff, review]);
  await user.click(dots()[1]!);
  const question = () => within(screen.getByRole('dialog', { name: 'Delete this item?' }));
  await user.click(question().getAllByRole('button', { name: 'Keep the item' })[0]!);
  expect(dots()).toHaveLength(2);
  await user.keyboard('{Delete}');
  await user.click(question().getByRole('button', { name: 'Delete' }));
  expect(names()).toEqual(['Item 1 of 1: Kick-off']);
  expect(dots()[0]).toHaveFocus();
  expect(said()).toHaveTextContent('Deleted: Review');
});

it('without items, the editor says that readers see the usual timeline, and offers to begin with it', async () => {
  const { user } = await open([kickOff]);
  await user.keyboard('{Delete}');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(editor().getByText('Without items, readers see the usual timeline.')).toBeVisible();
  expect(editor().getByRole('button', { name: 'Add an item' })).toHaveFocus();
  await user.click(editor().getByRole('button', { name: 'Begin with the usual timeline' }));
  expect(dots()).toHaveLength(5);
});

it('a timeline of 30 items can get no further item, and the editor says that this is the maximum', async () => {
  await open(Array.from({ length: 30 }, (_, index) => ({ ...kickOff, top: index * 10 })));
  expect(editor().getByRole('button', { name: 'Add an item' })).toBeDisabled();
  expect(editor().getByText('A timeline has 30 items at most.')).toBeVisible();
});

it('after a conflict, the editor lists both versions, and the user can take the colleague’s version', async () => {
  const clock = manualClock();
  const { user, api } = await open([kickOff], clock);
  const theirs = { ...aReportText(JSON.stringify([{ ...kickOff, top: 40 }, review])), version: 2 };
  api.handle({
    reportContentSaveItems: () => ({ saved: {}, conflicts: { timeline: theirs } }),
  });
  await user.keyboard('{ArrowRight}');
  await act(() => clock.pass(3000));
  await waitFor(() => expect(editor().getAllByRole('figure')).toHaveLength(2));
  const [mine, other] = editor().getAllByRole('figure');
  expect(mine).toHaveTextContent('right, at 0Kick-offIn May');
  expect(other).toHaveTextContent('left, at 0Kick-offIn Mayright, at 60Review');
  await user.click(editor().getByRole('button', { name: 'Take theirs' }));
  expect(names()).toEqual(['Item 1 of 2: Kick-off', 'Item 2 of 2: Review']);
});

it('an earlier timeline is restored from the history after a confirmation', async () => {
  const { user, api } = await open([kickOff]);
  const html = JSON.stringify([review, { ...kickOff, top: 200 }]);
  api.handle({
    reportFieldHistory: () => [{ at: '2026-10-01T09:00:00.000Z', by: 'Ana Kovačević', html }],
  });
  await user.click(editor().getByRole('button', { name: 'History' }));
  expect(await editor().findByRole('figure')).toHaveTextContent('right, at 0Review');
  await user.click(editor().getByRole('button', { name: 'Restore this text' }));
  const question = within(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Restore this text' }));
  expect(names()).toEqual(['Item 1 of 2: Review', 'Item 2 of 2: Kick-off']);
});

it('Escape closes the timeline editor, and the sheet shows the edited timeline', async () => {
  const { user } = await open([kickOff, review]);
  await user.clear(editor().getByRole('textbox', { name: 'Title of item 1 of 2' }));
  await user.keyboard('Start{Escape}');
  expect(screen.queryByRole('group', { name: 'Editing: Timeline' })).not.toBeInTheDocument();
  expect(withinSheet('timeline').getAllByRole('listitem')[0]).toHaveTextContent('StartIn May');
  expect(withinSheet('timeline').getByRole('button', { name: 'Edit: Timeline' })).toHaveFocus();
});

it('the timeline editor closes before the report is printed', async () => {
  await open([kickOff]);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByRole('group', { name: 'Editing: Timeline' })).not.toBeInTheDocument();
  expect(withinSheet('timeline').getByRole('listitem')).toHaveTextContent('Kick-offIn May');
});

it('the printed timeline is marked “Not saved yet” until its text is saved', async () => {
  const { user } = await open([kickOff]);
  const marks = () => withinSheet('timeline').queryAllByText('Not saved yet');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(marks()).toHaveLength(0);
  await user.click(withinSheet('timeline').getByRole('button', { name: 'Edit: Timeline' }));
  await user.clear(editor().getByRole('textbox', { name: 'Title of item 1 of 1' }));
  await user.keyboard('Start');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(withinSheet('timeline').getByRole('listitem')).toHaveTextContent('StartIn May');
  expect(marks()).toHaveLength(1);
});

it('a locked report has no timeline editor', async () => {
  await showReport(aReport({ info: { reportLocked: 1 } }));
  expect(withinSheet('timeline').queryByRole('button')).not.toBeInTheDocument();
});
