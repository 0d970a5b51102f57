import { act, screen, waitFor, within } from '@testing-library/react';
import type { CategoryReply, TeamMemberGrade } from '@cert/shared/contract';
import { pauseAfterClick } from '@cert/shared/testing';
import { anAreaComment } from '../testing/anAreaComment.ts';
import { renderGradingPanel } from '../testing/renderGradingPanel.tsx';

const scale = (name: string) => screen.getByRole('radiogroup', { name });
const inScale = (name: string, grade: string) =>
  within(scale(name)).getByRole('radio', { name: grade });
const finalComment = () => screen.getByRole('textbox', { name: 'Final comment' });

const opinion = (given: Partial<TeamMemberGrade>): TeamMemberGrade => ({
  id: 1,
  certifier: 'Ana Horvat',
  main: 0,
  grade: 2,
  comment: null,
  afterReveal: 0,
  ...given,
});

const finalized = (given: Partial<CategoryReply> = {}): Partial<CategoryReply> => ({
  finalized: 1,
  ownFinalized: 1,
  certifiers: {
    1: [
      opinion({ id: 3, certifier: 'Marko Babić', main: 1, grade: 2.5, comment: 'Strong plans' }),
      opinion({}),
      opinion({ id: 2, certifier: 'Iva Jurić', grade: null }),
    ],
  },
  ...given,
});

describe('before everybody has finalized', () => {
  test('the team’s grades are hidden, and a text says that the final grade follows when everybody has finalized', async () => {
    await renderGradingPanel({ category: { mainCertifier: 1 } });
    expect(screen.queryByRole('radiogroup', { name: 'Final grade' })).not.toBeInTheDocument();
    expect(screen.queryByText('The team’s grades')).not.toBeInTheDocument();
    expect(screen.getByText('Follows when everybody in the team has finalized.')).toBeVisible();
  });
});

describe('after the reveal', () => {
  test('the team’s grades and comments are shown side by side', async () => {
    await renderGradingPanel({ category: finalized() });
    const team = screen.getByRole('region', { name: 'The team’s grades' });
    expect(within(team).getByText('Grades differ')).toBeVisible();
    const people = within(team).getAllByRole('listitem');
    expect(people.map((person) => person.textContent)).toEqual([
      'Marko Babić main certifiergrade 2.5Strong plans',
      'Ana Horvat (you)grade 2',
      'Iva Jurićno grade',
    ]);
  });

  test('a grade given after the reveal is marked, and a notice says that the final grade rests on such a grade', async () => {
    const opinions = [opinion({ afterReveal: 1 }), opinion({ id: 2, certifier: 'Iva Jurić' })];
    await renderGradingPanel({ category: finalized({ certifiers: { 1: opinions } }) });
    const team = screen.getByRole('region', { name: 'The team’s grades' });
    expect(
      within(team)
        .getAllByRole('listitem')
        .map((person) => person.textContent),
    ).toEqual([
      'Ana Horvat (you)grade 2Given after the team had seen each other’s grades.',
      'Iva Jurićgrade 2',
    ]);
    expect(screen.getByText(/^Not all grades behind it were given blind/)).toBeVisible();
  });

  test('grades that were given blind are not marked', async () => {
    await renderGradingPanel({ category: finalized() });
    expect(screen.queryByText(/seen each other’s grades/)).not.toBeInTheDocument();
  });

  test('an area on which all agree is marked “All agree”', async () => {
    const agreed = [opinion({}), opinion({ id: 2, certifier: 'Iva Jurić' })];
    await renderGradingPanel({ category: finalized({ certifiers: { 1: agreed } }) });
    expect(screen.getByText('All agree')).toBeVisible();
  });

  test('the main certifier sets and clears the final grade', async () => {
    const { user, api } = await renderGradingPanel({ category: finalized({ mainCertifier: 1 }) });
    await user.click(inScale('Final grade', '2.5'));
    expect(inScale('Final grade', '2.5')).toBeChecked();
    await waitFor(() => expect(api.inputsOf('areaCategory')).toHaveLength(2));
    expect(inScale('Final grade', '2.5')).toBeChecked();
    pauseAfterClick();
    await user.click(inScale('Final grade', '2.5'));
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaFinalGradeSet')).toEqual([
        { id: 7, areaId: 1, grade: 2.5 },
        { id: 7, areaId: 1, grade: null },
      ]),
    );
  });

  test('the main certifier writes the final comment', async () => {
    const { user, api } = await renderGradingPanel({ category: finalized({ mainCertifier: 1 }) });
    await user.type(finalComment(), 'Together');
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaFinalCommentSet')).toEqual([
        { id: 7, areaId: 1, content: 'Together' },
      ]),
    );
  });

  test('the other certifiers see final grade and comment, and cannot change them', async () => {
    await renderGradingPanel({
      area: { certifierFinalGrade: 2 },
      category: finalized({ certifierFinalComments: { 1: [anAreaComment({ editable: 0 })] } }),
    });
    expect(scale('Final grade')).toBeDisabled();
    expect(inScale('Final grade', '2')).toBeChecked();
    expect(screen.getByText('The main certifier sets the final grade.')).toBeVisible();
    expect(screen.getByText('Plans for all')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Final comment' })).not.toBeInTheDocument();
  });

  test('the main certifier is told that grading is locked', async () => {
    await renderGradingPanel({ category: finalized({ mainCertifier: 1, gradingLocked: 1 }) });
    expect(scale('Final grade')).toBeDisabled();
    expect(screen.getAllByText('Grading is locked.')).toHaveLength(2);
  });

  test('only the main certifier can confirm a final grade after answers have changed', async () => {
    const area = { certifierFinalGrade: 2, changedSinceFinalGrade: 1 } as const;
    const main = await renderGradingPanel({ area, category: finalized({ mainCertifier: 1 }) });
    await main.user.click(screen.getByRole('button', { name: 'Confirm grade 2' }));
    await waitFor(() =>
      expect(main.api.inputsOf('certifierAreaFinalGradeSet')).toEqual([
        { id: 7, areaId: 1, grade: 2 },
      ]),
    );
    main.unmount();
    await renderGradingPanel({ area, category: finalized() });
    expect(screen.getByText(/have changed since the final grade/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Confirm/ })).not.toBeInTheDocument();
  });

  test('a final grade that was cleared in another window disappears after the next read', async () => {
    const { user, storeFinal, refresh } = await renderGradingPanel({
      category: finalized({ mainCertifier: 1 }),
    });
    await user.click(inScale('Final grade', '2.5'));
    await screen.findByText('Saved');
    storeFinal(null);
    await refresh();
    await act(async () => undefined);
    expect(inScale('Final grade', '2.5')).not.toBeChecked();
  });
});
