import { act, screen, waitFor } from '@testing-library/react';
import type { CategoryReply, Question } from '@cert/shared/contract';
import { memoryQueueStorage } from '@cert/shared/platform';
import {
  aCategory,
  anAnswer,
  anArea,
  aQuestion,
  aStoredResponse,
  manualClock,
  pauseAfterClick,
} from '@cert/shared/testing';
import { renderAreaPage } from '../testing/renderAreaPage.tsx';
import { storeAsOtherPerson } from '../testing/storeAsOtherPerson.ts';

const answers = [
  anAnswer({ content: 'Job boards', skipAdditional: 0 }),
  anAnswer({ id: 12, content: 'Fairs', skipAdditional: 0, unit: 'times' }),
  anAnswer({ id: 13, content: 'None' }),
];
const asking = (type: Question['type'], responses: CategoryReply['responses'] = {}) =>
  aCategory({
    areas: [anArea({ questions: [aQuestion({ title: 'Which?', type, answers })] })],
    responses,
  });
const tick = (name: string) => screen.getByRole('checkbox', { name });
const input = (name: string) => screen.getByRole('textbox', { name });
const ticked = (type: Question['type']) => aStoredResponse({ type, value: true });

/** The newest value sent under each key. */
const newest = (sent: object[]) => Object.assign({}, ...sent) as Record<string, unknown>;

describe('the checkboxes of a multiple-choice question', () => {
  it('are ticked by mouse and keyboard, each saved under its own key, and saved as false when unticked', async () => {
    const { user, sent } = await renderAreaPage(asking('multi-choice'));
    await user.click(await screen.findByRole('checkbox', { name: 'Job boards' }));
    tick('None').focus();
    await user.keyboard(' ');
    await waitFor(() =>
      expect(newest(sent())).toEqual({
        answer_11: { questionId: 1, answerId: 11, type: 'multi-choice', value: true },
        answer_13: { questionId: 1, answerId: 13, type: 'multi-choice', value: true },
      }),
    );
    await user.keyboard(' ');
    await waitFor(() => expect(newest(sent()).answer_13).toBe(false));
    expect(tick('Job boards')).toBeChecked();
    expect(screen.getByRole('group', { name: 'Which?' })).toBeInTheDocument();
  });

  it('are unticked and lose their texts when “None” is ticked; ticking a box again restores its text', async () => {
    const excluding = answers.map((answer) =>
      answer.id === 13 ? { ...answer, excludesOthers: 1 as const } : answer,
    );
    const question = aQuestion({ title: 'Which?', type: 'multi-choice-input', answers: excluding });
    const { user, sent } = await renderAreaPage(
      aCategory({ areas: [anArea({ questions: [question] })] }),
    );
    await user.type(await screen.findByRole('textbox', { name: 'Fairs: Details' }), 'in May');
    await user.click(tick('None'));
    expect(tick('None')).toBeChecked();
    expect(tick('Fairs')).not.toBeChecked();
    expect(input('Fairs: Details')).toHaveValue('');
    await waitFor(() =>
      expect(newest(sent())).toMatchObject({ answer_12: false, answer_13: { value: true } }),
    );
    await user.click(tick('Fairs'));
    expect(tick('None')).not.toBeChecked();
    expect(input('Fairs: Details')).toHaveValue('in May');
    await waitFor(() =>
      expect(newest(sent())).toMatchObject({ answer_13: false, answer_12: { value: true } }),
    );
  });

  it('are unticked by a double click on “None”, whose second click does not untick “None” again', async () => {
    const excluding = answers.map((answer) =>
      answer.id === 13 ? { ...answer, excludesOthers: 1 as const } : answer,
    );
    const question = aQuestion({ title: 'Which?', type: 'multi-choice', answers: excluding });
    const { user, sent } = await renderAreaPage(
      aCategory({
        areas: [anArea({ questions: [question] })],
        responses: { answer_12: ticked('multi-choice') },
      }),
    );
    await user.dblClick(await screen.findByRole('checkbox', { name: 'None' }));
    expect(tick('None')).toBeChecked();
    await waitFor(() =>
      expect(newest(sent())).toMatchObject({ answer_12: false, answer_13: { value: true } }),
    );
  });

  it('get their cleared texts back through “Take the change back” after “None” was ticked', async () => {
    const excluding = answers.map((answer) =>
      answer.id === 13 ? { ...answer, excludesOthers: 1 as const } : answer,
    );
    const question = aQuestion({ title: 'Which?', type: 'multi-choice-input', answers: excluding });
    const { user, sent } = await renderAreaPage(
      aCategory({
        areas: [anArea({ questions: [question] })],
        responses: {
          answer_11: ticked('multi-choice-input'),
          answer_additional_11: aStoredResponse({
            type: 'multi-choice-input',
            value: 'two boards',
          }),
          answer_12: aStoredResponse({ type: 'multi-choice-input', answerId: 12, value: true }),
          answer_additional_12: aStoredResponse({
            type: 'multi-choice-input',
            answerId: 12,
            value: 'in May',
          }),
        },
      }),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'None' }));
    expect(input('Fairs: Details')).toHaveValue('');
    await waitFor(() => expect(newest(sent()).answer_additional_12).toBe(false));

    await user.click(screen.getByRole('button', { name: 'Take the change back' }));
    expect(tick('None')).not.toBeChecked();
    expect(input('Job boards: Details')).toHaveValue('two boards');
    expect(input('Fairs: Details')).toHaveValue('in May');
    expect(screen.queryByRole('button', { name: 'Take the change back' })).toBeNull();
    await waitFor(() => expect(tick('Job boards')).toHaveFocus());
    await waitFor(() =>
      expect(newest(sent())).toMatchObject({
        answer_11: { answerId: 11, value: true },
        answer_additional_11: { value: 'two boards' },
        answer_12: { answerId: 12, value: true },
        answer_additional_12: { answerId: 12, value: 'in May' },
        answer_13: false,
      }),
    );
  });

  it('offer “Take the change back” only after a text was cleared, and until the next input', async () => {
    const { user } = await renderAreaPage(
      asking('multi-choice-input', {
        answer_12: aStoredResponse({ type: 'multi-choice-input', answerId: 12, value: true }),
        answer_additional_12: aStoredResponse({
          type: 'multi-choice-input',
          answerId: 12,
          value: 'in May',
        }),
      }),
    );
    const offer = () => screen.queryByRole('button', { name: 'Take the change back' });
    await user.click(await screen.findByRole('checkbox', { name: 'None' }));
    expect(offer()).toBeNull();
    await user.click(tick('Fairs'));
    expect(offer()).toBeInTheDocument();
    await user.type(input('Job boards: Details'), 'x');
    expect(offer()).toBeNull();
  });

  it('do not restore a text that the client has emptied by hand', async () => {
    const { user } = await renderAreaPage(
      asking('multi-choice-input', {
        answer_12: aStoredResponse({ type: 'multi-choice-input', answerId: 12, value: true }),
        answer_additional_12: aStoredResponse({
          type: 'multi-choice-input',
          answerId: 12,
          value: 'in May',
        }),
      }),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Fairs' }));
    await user.click(screen.getByRole('button', { name: 'Take the change back' }));
    expect(input('Fairs: Details')).toHaveValue('in May');
    await user.clear(input('Fairs: Details'));
    expect(tick('Fairs')).not.toBeChecked();
    pauseAfterClick();
    await user.click(tick('Fairs'));
    expect(tick('Fairs')).toBeChecked();
    expect(input('Fairs: Details')).toHaveValue('');
  });

  it('have a text input only where the answer asks for details', async () => {
    await renderAreaPage(asking('multi-choice-input'));
    await screen.findByRole('checkbox', { name: 'None' });
    expect(screen.getAllByRole('textbox', { name: /: Details$/ })).toHaveLength(2);
  });
});

describe('the input beside a checkbox', () => {
  it('ticks the checkbox when something is typed and unticks it when the input is emptied', async () => {
    const { user, sent } = await renderAreaPage(asking('multi-choice-input'));
    await user.type(await screen.findByRole('textbox', { name: 'Fairs: Details' }), 'in May');
    expect(tick('Fairs')).toBeChecked();
    const record = { questionId: 1, answerId: 12, type: 'multi-choice-input' };
    await waitFor(() =>
      expect(newest(sent())).toEqual({
        answer_12: { ...record, value: true },
        answer_additional_12: { ...record, value: 'in May' },
      }),
    );
    await user.clear(input('Fairs: Details'));
    expect(tick('Fairs')).not.toBeChecked();
    await waitFor(() =>
      expect(newest(sent())).toEqual({ answer_12: false, answer_additional_12: false }),
    );
  });

  it('does not tick the checkbox when only spaces are typed', async () => {
    const { user } = await renderAreaPage(asking('multi-choice-input'));
    await user.type(await screen.findByRole('textbox', { name: 'Fairs: Details' }), '  ');
    expect(tick('Fairs')).not.toBeChecked();
  });

  it('is emptied when the checkbox is unticked, and gets its text back when the checkbox is ticked again', async () => {
    const type = 'multi-choice-input';
    const { user, sent } = await renderAreaPage(
      asking(type, {
        answer_11: ticked(type),
        answer_additional_11: aStoredResponse({ type, value: 'two of them' }),
      }),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Job boards' }));
    expect(input('Job boards: Details')).toHaveValue('');
    await waitFor(() =>
      expect(newest(sent())).toEqual({ answer_11: false, answer_additional_11: false }),
    );
    pauseAfterClick();
    await user.click(tick('Job boards'));
    expect(input('Job boards: Details')).toHaveValue('two of them');
    await waitFor(() =>
      expect(newest(sent()).answer_additional_11).toMatchObject({ value: 'two of them' }),
    );
  });

  it.each([
    ['multi-choice-percentage', '35', 35],
    ['multi-choice-number', '1200', 1200],
    ['multi-choice-currency', '1250,5', 1250.5],
  ] as const)(
    'saves a number and ticks the checkbox in a question of the kind %s',
    async (type, typed, value) => {
      const { user, sent } = await renderAreaPage(asking(type));
      await user.click(await screen.findByRole('textbox', { name: /^Job boards: / }));
      await user.paste(typed);
      expect(tick('Job boards')).toBeChecked();
      await waitFor(() =>
        expect(newest(sent())).toMatchObject({
          answer_11: { value: true },
          answer_additional_11: { answerId: 11, type, value },
        }),
      );
    },
  );

  it('ticks the checkbox when zero is entered', async () => {
    const { user } = await renderAreaPage(asking('multi-choice-percentage'));
    await user.type(await screen.findByRole('textbox', { name: 'Fairs: percentage' }), '0');
    expect(tick('Fairs')).toBeChecked();
  });

  it('states its limits; a number outside of them does not tick the checkbox and is not sent', async () => {
    const { user, sent } = await renderAreaPage(asking('multi-choice-percentage'));
    expect(await screen.findByRole('group', { name: 'Which?' })).toHaveAccessibleDescription(
      'A whole percentage from 0 to 100',
    );
    await user.click(input('Fairs: percentage'));
    await user.paste('101');
    expect(screen.getByRole('alert')).toHaveTextContent('The highest value is 100.');
    expect(tick('Fairs')).not.toBeChecked();
    expect(sent()).toEqual([]);
  });

  it('moves the focus with the up and down keys, which never change the number', async () => {
    const type = 'multi-choice-currency';
    const { user, sent } = await renderAreaPage(
      asking(type, {
        answer_11: ticked(type),
        answer_additional_11: aStoredResponse({ type, value: 7200 }),
      }),
    );
    const [first, second] = ['Job boards: amount in euro', 'Fairs: amount in euro'] as const;
    await user.click(await screen.findByRole('textbox', { name: first }));
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(input(second)).toHaveFocus();
    await user.keyboard('{ArrowDown}12');
    expect(input(second)).toHaveValue('12');
    await user.keyboard('{ArrowUp}');
    expect(input(first)).toHaveFocus();
    expect(input(first)).toHaveValue('7200');
    await waitFor(() => expect(newest(sent()).answer_additional_12).toMatchObject({ value: 12 }));
    expect(newest(sent())).not.toHaveProperty('answer_additional_11');
    await user.keyboard('85');
    await waitFor(() => expect(newest(sent()).answer_additional_11).toMatchObject({ value: 85 }));
  });

  it('saves neither the number nor a tick when the typed number is refused', async () => {
    const clock = manualClock();
    const { user, sent } = await renderAreaPage(asking('multi-choice-percentage'), { clock });
    await user.type(await screen.findByRole('textbox', { name: 'Fairs: percentage' }), '150');
    await user.tab();
    await act(() => clock.pass(1000));
    expect(tick('Fairs')).not.toBeChecked();
    expect(input('Fairs: percentage')).toHaveValue('150');
    expect(sent()).toEqual([]);
  });

  it('keeps a text that is too long on the screen, and sends it only once it is short enough', async () => {
    const clock = manualClock();
    const { user, sent } = await renderAreaPage(asking('multi-choice-input'), { clock });
    const field = await screen.findByRole('textbox', { name: 'Fairs: Details' });
    await user.click(field);
    await user.paste('x'.repeat(10_001));
    expect(field).toHaveValue('x'.repeat(10_001));
    expect(field).toHaveAccessibleDescription(/^1 character too long: it is not saved/);
    await act(() => clock.pass(60_000));
    expect(sent()).toEqual([]);
    await user.keyboard('{Backspace}');
    expect(field).toBeValid();
    await act(() => clock.pass(200));
    expect(newest(sent())).toMatchObject({ answer_additional_12: { value: 'x'.repeat(10_000) } });
  });

  it('sends the target of an answer even if the indicator beside it is too long to be saved', async () => {
    const clock = manualClock();
    const { user, sent } = await renderAreaPage(asking('multi-choice-targets'), { clock });
    const [indicator] = await screen.findAllByRole('textbox', { name: 'Indicator' });
    const [target] = screen.getAllByRole('textbox', { name: 'Target' });
    await user.click(indicator!);
    await user.paste('x'.repeat(503));
    expect(indicator).toHaveAccessibleDescription(/^3 characters too long/);
    await user.click(target!);
    await user.paste('5 %');
    await act(() => clock.pass(200));
    expect(JSON.stringify(sent())).not.toContain('xxx');
    expect(JSON.stringify(sent())).toContain('5 %');
    expect(indicator).toHaveValue('x'.repeat(503));
  });

  it('saves the indicator and the target of an answer together as one object', async () => {
    const { user, sent } = await renderAreaPage(asking('multi-choice-targets'));
    const [measure] = await screen.findAllByRole('textbox', { name: 'Indicator' });
    const [target] = screen.getAllByRole('textbox', { name: 'Target' });
    await user.type(measure!, 'Days');
    await user.type(target!, '45');
    expect(tick('Job boards')).toBeChecked();
    await waitFor(() =>
      expect(newest(sent()).answer_additional_11).toMatchObject({
        value: { measure: 'Days', target: '45' },
      }),
    );
    await user.clear(measure!);
    expect(tick('Job boards')).toBeChecked();
    await user.clear(target!);
    expect(tick('Job boards')).not.toBeChecked();
    await waitFor(() => expect(newest(sent()).answer_additional_11).toBe(false));
  });

  it('keeps the stored 55 of another person when the user’s entry 150 is refused', async () => {
    const type = 'multi-choice-percentage';
    const queueStorage = memoryQueueStorage();
    const clock = manualClock();
    const stored = {
      answer_12: ticked(type),
      answer_additional_12: aStoredResponse({ type, answerId: 12, value: 40 }),
    };
    const { user, sent } = await renderAreaPage(asking(type, stored), { queueStorage, clock });
    const fairs = await screen.findByRole('textbox', { name: 'Fairs: percentage' });
    act(() => fairs.focus());
    await storeAsOtherPerson(queueStorage, {
      key: 'answer_additional_12',
      response: aStoredResponse({ type, answerId: 12, value: 55, revision: 9 }),
    });
    await user.tripleClick(input('Fairs: percentage'));
    await user.keyboard('150');
    await user.tab();
    await act(() => clock.pass(1000));
    expect(screen.getByRole('alert')).toHaveTextContent('55 stays stored.');
    expect(tick('Fairs')).toBeChecked();
    expect(sent()).toEqual([]);
  });
});
