import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAnswer, aQuestion, aStoredResponse, type FakeApi } from '@cert/shared/testing';
import { aBoardArea } from '../board/testing/aBoardArea.ts';
import { renderMeeting } from './testing/renderMeeting.tsx';

/** An effect moves the focus to the heading, so the focus may come a moment after the heading. */
const expectFocusOnHeading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

/** Presses keys so quickly that the page cannot render between them. */
const pressAtOnce = (...keys: string[]) =>
  act(async () => keys.forEach((key) => fireEvent.keyDown(document.body, { key })));

/** The newest grade that was sent for each area, by the area's id. */
const sentGrades = (api: FakeApi) =>
  Object.fromEntries(
    api.inputsOf('certifierAreaGradeSet').map(({ areaId, grade: sent }) => [areaId, sent]),
  );

const grade = (name: string) => screen.getByRole('radio', { name });

describe('the first page of the meeting', () => {
  it('links to the first area without an own grade, and has a map of all areas', async () => {
    const { user } = await renderMeeting({ path: 'meeting' });
    expect(await screen.findByText(/^3 areas, about 25 minutes each/)).toBeVisible();
    const map = screen.getAllByRole('list')[0]!;
    expect(
      within(map)
        .getAllByRole('link')
        .map((tile) => tile.textContent),
    ).toEqual([
      '1 Employer brandYour grade 2',
      '2 Onboardingsystem suggestion 1.5',
      '3 Leadershipsystem suggestion 1.5',
    ]);
    await user.click(screen.getByRole('link', { name: 'Go to area 2: Onboarding' }));
    await expectFocusOnHeading('Onboarding');
  });

  it('shows everybody’s grades and initials on the map after the reveal', async () => {
    const team = [
      { id: 5, name: 'Ana Kovačević', main: 1 },
      { id: 6, name: 'Jelena Petrović', main: 0 },
      { id: 7, name: 'Tomislav Babić', main: 0 },
    ] as const;
    const areas = [aBoardArea({ finalGrade: 2 }, [2, 1.5, null]), aBoardArea({ id: 2 }, [0, 1, 3])];
    const { api } = await renderMeeting({ path: 'meeting', revealed: { team: [...team], areas } });
    const brand = await screen.findByRole('link', { name: /Employer brand.*Tomislav Babić/ });
    expect(brand.textContent).toBe(
      '1 Employer brandFinal grade 2AKAna Kovačević 2JPJelena Petrović 1.5TBTomislav Babić –',
    );
    expect(screen.getByRole('link', { name: /^2 Onboarding/ }).textContent).toBe(
      '2 OnboardingAKAna Kovačević 0JPJelena Petrović 1TBTomislav Babić 3',
    );
    expect(screen.getByRole('link', { name: /^3 Leadership/ }).textContent).toBe(
      '3 Leadershipsystem suggestion 1.5',
    );
    const legend = (_: string, element: Element | null) =>
      element?.tagName === 'SPAN' && element.textContent === 'JP Jelena Petrović';
    expect(screen.getByText(legend)).toBeVisible();
    expect(api.inputsOf('reconciliation')).toEqual([{ id: 7, language: 'en' }]);
  });
});

describe('an area of the meeting', () => {
  it('shows how many areas are graded, and which areas', async () => {
    await renderMeeting();
    expect(screen.getByText('Area 2 of 3, 1 graded · Developing')).toBeVisible();
    const areas = within(screen.getByRole('navigation', { name: 'Areas of the meeting' }));
    expect(areas.getByRole('link', { name: '1 Employer brand, your grade 2' })).toBeVisible();
    expect(areas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      '2 Onboarding, not graded yet',
    );
  });

  it('shows each question with its answer, comment, grade and last year’s answer, read-only', async () => {
    const question = aQuestion({ important: 1, grade: 3, criteria: 'Every leaver is asked.' });
    await renderMeeting({
      area: {
        questions: [
          question,
          aQuestion({ id: 2, index: 2, title: 'And then?', answers: [anAnswer({ id: 21 })] }),
        ],
      },
      category: {
        responses: {
          question_1: aStoredResponse({ answerId: 12 }),
          question_comments_1: aStoredResponse({ type: 'comment', content: 'Since May' }),
          area_comments_2: aStoredResponse({ type: 'comment', content: 'Small team' }),
        },
        previousYear: 2025,
        previousResponses: { question_1: aStoredResponse() },
      },
    });
    const first = within(
      screen.getByRole('article', { name: /Do you ask those who leave.*key question/ }),
    );
    expect(first.getByText('No')).toBeVisible();
    expect(first.getByText('Since May')).toBeVisible();
    expect(first.getByText('Answer of 2025: Yes')).toBeVisible();
    expect(first.getByText('3')).toHaveAttribute('title', 'Grade of the answer');
    expect(first.queryByRole('radio')).toBeNull();
    const second = within(screen.getByRole('article', { name: 'And then?' }));
    expect(second.getByText('Not answered')).toBeVisible();
    expect(screen.getByText('Small team')).toBeVisible();
  });

  it('marks answers that are the same as last year, and questions that do not apply', async () => {
    await renderMeeting({
      area: {
        questions: [
          aQuestion({ title: 'One' }),
          aQuestion({ id: 2, title: 'Two', disabled: 1 }),
          aQuestion({
            id: 3,
            title: 'Three',
            disabled: 1,
            disabledOnTexts: { question: 'One', answer: 'No' },
          }),
        ],
      },
      category: {
        responses: { question_1: aStoredResponse() },
        previousYear: 2025,
        previousResponses: { question_1: aStoredResponse() },
      },
    });
    expect(screen.getByText('The same answer as in 2025')).toBeVisible();
    expect(
      screen.getByText('The question does not apply because of another answer.'),
    ).toBeVisible();
    expect(
      screen.getByText('Does not apply and does not count, because of another answer: One – No'),
    ).toBeVisible();
  });

  it('offers a link back to the first page if the area does not exist', async () => {
    await renderMeeting({ path: 'meeting/4' });
    const back = screen.getByRole('link', { name: 'To the start of the meeting' });
    expect(back).toHaveAttribute('href', '/7/meeting');
  });
});

describe('in the meeting, by keyboard alone', () => {
  it('a grade can be given, raised by half a grade and cleared, and the cleared grade is saved', async () => {
    const { user, api } = await renderMeeting();
    await user.keyboard('2');
    expect(grade('2')).toBeChecked();
    await user.keyboard('+');
    expect(grade('2.5')).toBeChecked();
    await user.keyboard('{Backspace}');
    await waitFor(() => {
      const sent = api.inputsOf('certifierAreaGradeSet').map((input) => input.grade);
      expect(sent.at(-1)).toBeNull();
    });
    expect(grade('2.5')).not.toBeChecked();
  });

  it('no grade is given while grading is locked', async () => {
    const { user, api } = await renderMeeting({ category: { gradingLocked: 1 } });
    await user.keyboard('2');
    expect(grade('2')).not.toBeChecked();
    expect(api.inputsOf('certifierAreaGradeSet')).toEqual([]);
  });

  it('the certifier moves from area to area, and the heading of the new area gets the focus', async () => {
    const { user, router } = await renderMeeting();
    await user.keyboard('n');
    await expectFocusOnHeading('Leadership');
    await user.keyboard('n');
    expect(router.state.location.pathname).toBe('/7/meeting/3');
    await user.keyboard('{ArrowLeft}p');
    await expectFocusOnHeading('Employer brand');
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  it('the certifier unfolds and folds all criteria with “k”', async () => {
    const { user } = await renderMeeting({
      area: { questions: [aQuestion({ criteria: 'Every leaver.' })] },
    });
    const criteria = () => screen.getByText('Every leaver.');
    expect(criteria()).not.toBeVisible();
    await user.keyboard('k');
    expect(criteria()).toBeVisible();
    await user.keyboard('k');
    expect(criteria()).not.toBeVisible();
  });

  it('“?” opens the list of keys, in which letters and digits can be switched off permanently', async () => {
    const { user, platform } = await renderMeeting();
    await user.keyboard('?');
    const dialog = within(screen.getByRole('dialog', { name: 'Keys of the meeting' }));
    dialog.getByRole('switch', { name: 'Letters and digits are commands' }).focus();
    await user.keyboard(' 3{Escape}3');
    expect(grade('3')).not.toBeChecked();
    expect(platform.storage.getItem('meetingKeys')).toBe('off');
    await user.keyboard('{ArrowRight}');
    await expectFocusOnHeading('Leadership');
  });
});

describe('a key that is pressed before the next area is shown', () => {
  it('applies to the next area', async () => {
    const { api } = await renderMeeting();
    await pressAtOnce('n', '3');
    await expectFocusOnHeading('Leadership');
    expect(grade('3')).toBeChecked();
    await waitFor(() => expect(sentGrades(api)).toEqual({ 3: 3 }));
  });

  it('waits with all later keys until the next area is loaded; the keys then apply in their order', async () => {
    const delay = Promise.withResolvers<undefined>();
    const { user, api } = await renderMeeting({ path: 'meeting/1', delay: delay.promise });
    await user.keyboard('n2');
    await user.keyboard('+n1');
    expect(sentGrades(api)).toEqual({});
    await act(async () => delay.resolve(undefined));
    await expectFocusOnHeading('Leadership');
    expect(grade('1')).toBeChecked();
    await waitFor(() => expect(sentGrades(api)).toEqual({ 2: 2.5, 3: 1 }));
  });

  it('applies to the current area when there is no next area', async () => {
    const { api } = await renderMeeting({ path: 'meeting/3' });
    await pressAtOnce('n', '3');
    await waitFor(() => expect(sentGrades(api)).toEqual({ 3: 3 }));
  });

  it.each<[string, () => void]>([
    ['clicks', () => fireEvent.click(document.body)],
    ['goes back', () => fireEvent.popState(window)],
  ])('has no effect if the certifier %s meanwhile', async (_, doInstead) => {
    const delay = Promise.withResolvers<undefined>();
    const { user, api } = await renderMeeting({ path: 'meeting/1', delay: delay.promise });
    await user.keyboard('n2');
    doInstead();
    await act(async () => delay.resolve(undefined));
    await expectFocusOnHeading('Onboarding');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(sentGrades(api)).toEqual({});
  });

  it('is typed into the comment, and gives no grade, if the key before it opens the comment', async () => {
    const { user, api } = await renderMeeting();
    await pressAtOnce('n', 'c', '4', 'Backspace', '3', ' ');
    const notes = await screen.findByRole('textbox', { name: 'Your comment on the area' });
    await waitFor(() => expect(notes).toHaveFocus());
    expect(notes).toHaveValue('3 ');
    await user.keyboard('plans');
    expect(notes).toHaveValue('3 plans');
    expect(sentGrades(api)).toEqual({});
  });
});

describe('a key that is held down', () => {
  const hold = (key: string) => {
    fireEvent.keyDown(document.body, { key });
    for (const repeat of [true, true, true]) fireEvent.keyDown(document.body, { key, repeat });
  };

  it('changes the grade only once', async () => {
    await renderMeeting({ path: 'meeting/1' });
    hold('-');
    expect(grade('1.5')).toBeChecked();
  });

  it('moves on by one area only, even while that area loads', async () => {
    const delay = Promise.withResolvers<undefined>();
    const { router } = await renderMeeting({ path: 'meeting/1', delay: delay.promise });
    hold('n');
    await act(async () => delay.resolve(undefined));
    await expectFocusOnHeading('Onboarding');
    expect(router.state.location.pathname).toBe('/7/meeting/2');
  });
});

describe('the notes of the meeting', () => {
  it('can be opened and left by keyboard on an area, and are saved while typing', async () => {
    const { user, api } = await renderMeeting({
      handlers: { certifierAreaCommentSet: ({ content }) => ({ content, changedAt: null }) },
    });
    await user.keyboard('c');
    const notes = screen.getByRole('textbox', { name: 'Your comment on the area' });
    expect(notes).toHaveFocus();
    await user.keyboard('no plan 2 n');
    expect(notes).toHaveValue('no plan 2 n');
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaCommentSet')).toEqual([
        { id: 7, areaId: 2, content: 'no plan 2 n' },
      ]),
    );
    expect(grade('2')).not.toBeChecked();
    await user.keyboard('{Escape}2');
    expect(screen.getByRole('heading', { name: 'Onboarding' })).toHaveFocus();
    expect(grade('2')).toBeChecked();
  });

  it('are counted on a question while they are folded', async () => {
    const note = {
      ...{ id: 5, content: 'Ask for the register', questionnaireId: 7 },
      ...{
        firstName: 'Ana',
        lastName: 'K.',
        createdAt: '2026-11-12T10:00:00Z',
        editable: 1 as const,
      },
    };
    await renderMeeting({ area: { questions: [aQuestion({ certifierComments: [note] })] } });
    expect(screen.getByText('1 note')).toBeVisible();
    expect(screen.getByText('Ask for the register')).not.toBeVisible();
  });
});
