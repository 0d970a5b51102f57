import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BoardArea, ReconciliationBoard } from '@cert/shared/contract';
import { refuse, type Grade, type Language } from '@cert/shared/domain';
import {
  addModalDialogSupport,
  aProgramme,
  aQuestionnaireInfo,
  aSession,
  fakeApi,
  pauseAfterClick,
  renderInPlatform,
  type FakeHandlers,
} from '@cert/shared/testing';
import definition from '../module.ts';
import { BoardPage } from './BoardPage.tsx';
import { aBoardArea } from './testing/aBoardArea.ts';

type Given = {
  board?: Partial<ReconciliationBoard>;
  handlers?: FakeHandlers;
  language?: Language;
};

const team = [
  { id: 5, name: 'Ana Kovačević', main: 1, finalized: 1 },
  { id: 6, name: 'Jelena Petrović', main: 0, finalized: 1 },
  { id: 7, name: 'Tomislav Babić', main: 0, finalized: 0 },
] as const;
const leadership = aBoardArea(
  { id: 2, title: 'Leadership', minGrade: 2, suggestion: 2 },
  [1, 2, 2],
);
const goals = aBoardArea({ id: 3, title: 'Goals', finalGrade: 2 }, [2, 2, 2]);
const three = [aBoardArea(), leadership, goals];

/**
 * Renders the board of questionnaire 7 for Ana, the main certifier. The fake server stores final grades and comments.
 */
async function showBoard(given: Given = {}) {
  const shown = await renderBoard(given);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

/** Like `showBoard`, but does not wait for the board, so that a test can let the read of the board fail. */
function renderBoard({ board = {}, handlers, language = 'en' }: Given = {}) {
  addModalDialogSupport();
  Element.prototype.scrollIntoView = () => undefined;
  const changes = new Map<number, Partial<BoardArea>>();
  const store = (areaId: number, change: Partial<BoardArea>) =>
    changes.set(areaId, { ...changes.get(areaId), ...change });
  const api = fakeApi({
    reconciliation: () => ({
      ...{ mainCertifier: 1, gradingLocked: 0, finalized: 1, threshold: 75 },
      revealedAt: '2026-11-14T10:00:00Z',
      team: team.map(({ id, name, main }) => ({ id, name, main })),
      ...board,
      areas: (board.areas ?? three).map((area) => ({ ...area, ...changes.get(area.id) })),
    }),
    programme: () => aProgramme(),
    info: () =>
      aQuestionnaireInfo({
        questionnaire: {
          settings: { inactive: 0, locked: 0 },
          ...{ certifiers: [...team], ownFinalized: 1, finalized: 0 },
        },
      }),
    certifierAreaFinalGradeSet: ({ areaId, grade }) => {
      store(Number(areaId), { finalGrade: grade as Grade | null });
      return { grade: grade as Grade | null, setAt: null };
    },
    certifierAreaFinalCommentSet: ({ areaId, content }) => {
      store(Number(areaId), { finalComment: content || null });
      return { content, changedAt: null };
    },
    ...handlers,
  });
  return act(() =>
    renderInPlatform(<BoardPage />, {
      api,
      language,
      session: aSession({ isCertifier: true, accountId: 5 }),
      path: '/7/reconciliation',
      route: '/:questionnaireId/reconciliation',
      messages: { grading: definition.messages },
    }),
  );
}

const finalOf = (area: string) => screen.getByRole('radiogroup', { name: `Final grade: ${area}` });
const radio = (area: string, grade: string) =>
  within(finalOf(area)).getByRole('radio', { name: grade });
/** Presses a key in the element that has the focus, without any pause before the next press. */
const press = (key: string, more = {}) => {
  fireEvent.keyDown(document.activeElement!, { key, ...more });
};
const heading = () => screen.getByRole('heading', { level: 1 });
const row = (area: RegExp) =>
  screen.getByRole('rowheader', { name: area }).closest<HTMLElement>('tr')!;

describe('the board before everybody has finalized', () => {
  const hidden = { finalized: 0, areas: [] } as const;

  it('is empty, and says why and who has not finalized yet', async () => {
    await showBoard({ board: { ...hidden, areas: [], revealedAt: null } });
    expect(heading()).toHaveTextContent('Reconciliation');
    expect(screen.getByText(/^The board shows the team’s grades side by side/)).toBeVisible();
    const people = within(await screen.findByRole('list', { name: 'The team' }));
    expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ana Kovačević (you) main certifierfinalized',
      'Jelena Petrovićfinalized',
      'Tomislav Babićstill grading',
    ]);
    expect(screen.getByText(/^You have finalized/)).toBeVisible();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('says that a finalization has been reset if the grades were revealed before', async () => {
    await showBoard({ board: { ...hidden, areas: [] } });
    expect(screen.getByText(/^A finalization has been reset/)).toBeVisible();
  });
});

describe('the board with the team’s grades', () => {
  it('shows how many areas still need a final grade, and the result of the final grades so far', async () => {
    await showBoard({
      board: { areas: [aBoardArea(), { ...leadership, finalGrade: 1.5 }, goals] },
    });
    expect(heading()).toHaveTextContent('1 area needs a final grade');
    expect(
      screen.getByText(
        /^So far 58% of the points, with 2 of 3 areas graded; the certificate needs 75%/,
      ),
    ).toHaveTextContent('1 of 1 key area is below its minimum grade.');
  });

  it.each<[Language, string]>([
    ['hr', '2 područja čekaju konačnu ocjenu'],
    ['sr', '2 oblasti čekaju konačnu ocenu'],
  ])('has its heading in the language %s: “%s”', async (language, text) => {
    await showBoard({ language });
    expect(heading()).toHaveTextContent(text);
  });

  it('gives screen readers everybody’s grades, the system suggestion and the minimum grade of an area', async () => {
    await showBoard();
    const texts = within(row(/Leadership/)).getAllByRole('listitem');
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      'Ana Kovačević: 1',
      'Jelena Petrović: 2',
      'Tomislav Babić: 2',
      'System suggestion: 2',
      'Needed as a key area: at least 2',
    ]);
    expect(row(/Leadership/)).toHaveTextContent('key area: at least 2');
  });

  it('folds the areas on which all agree, and shows them on request', async () => {
    const { user } = await showBoard();
    const fold = screen.getByRole('heading', { name: '1 area agrees' }).closest('section')!;
    const folded = () => within(fold).getByRole('table', { hidden: true });
    expect(folded().parentElement).toHaveAttribute('data-is-open', 'false');
    await user.click(within(fold).getByRole('button', { name: 'Show them' }));
    expect(folded().parentElement).toHaveAttribute('data-is-open', 'true');
    expect(radio('Goals', '2')).toBeChecked();
  });

  it('says how many of the folded areas have no final grade', async () => {
    await showBoard({ board: { areas: [{ ...goals, finalGrade: null }] } });
    expect(screen.getByText('1 of them has no final grade')).toBeVisible();
  });

  it('sets a final grade by a click, and clears it by a second click', async () => {
    const { user, api } = await showBoard();
    await user.click(radio('Diversity', '2'));
    expect(radio('Diversity', '2')).toBeChecked();
    await waitFor(() => expect(heading()).toHaveTextContent('1 area needs a final grade'));
    pauseAfterClick();
    await user.click(radio('Diversity', '2'));
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaFinalGradeSet')).toEqual([
        { id: 7, areaId: 1, grade: 2, seen: 'a'.repeat(64) },
        { id: 7, areaId: 1, grade: null },
      ]),
    );
  });

  it('keeps a final grade that is double-clicked', async () => {
    const { user, api } = await showBoard();
    await user.dblClick(radio('Diversity', '2'));
    expect(radio('Diversity', '2')).toBeChecked();
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaFinalGradeSet')).toMatchObject([{ grade: 2 }]),
    );
  });

  it('applies each key to the row that is focused when the key is pressed, even if keys follow quickly', async () => {
    const { api } = await showBoard();
    press('j');
    press('2');
    press('j');
    press('3');
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaFinalGradeSet')).toMatchObject([
        { areaId: 1, grade: 2 },
        { areaId: 2, grade: 3 },
      ]),
    );
    press('c');
    expect(screen.getByRole('textbox', { name: 'Final comment' })).toHaveFocus();
    await waitFor(() => expect(radio('Leadership', '3')).toBeChecked());
    expect(document.activeElement?.closest('tr')).toHaveAttribute('data-area', '2');
  });

  it('moves on by only one row while a key is held down', async () => {
    await showBoard();
    press('j');
    press('j', { repeat: true });
    expect(radio('Diversity', '0')).toHaveFocus();
  });

  it('can be used by keyboard alone', async () => {
    const { user, api } = await showBoard();
    await user.keyboard('j');
    expect(radio('Diversity', '0')).toHaveFocus();
    await user.keyboard('2+');
    expect(radio('Diversity', '2.5')).toBeChecked();
    await waitFor(() => expect(radio('Diversity', '2.5')).toHaveFocus());
    await user.keyboard('j3');
    expect(radio('Leadership', '3')).toBeChecked();
    await user.keyboard('j');
    expect(finalOf('Leadership')).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Backspace}');
    expect(radio('Leadership', '3')).not.toBeChecked();
    await user.keyboard('k{ArrowRight}');
    await waitFor(() => {
      const sent = api.inputsOf('certifierAreaFinalGradeSet');
      expect(sent.filter(({ areaId }) => areaId === 2).at(-1)).toMatchObject({ grade: null });
      expect(sent.filter(({ areaId }) => areaId === 1).at(-1)).toMatchObject({ grade: 3 });
    });
  });

  it('opens the comments by a key, and saves the final comment', async () => {
    const commented = aBoardArea();
    commented.marks[1]!.comment = 'Half of the jobs have no plan.';
    const { user, api } = await showBoard({ board: { areas: [commented] } });
    expect(screen.getByRole('button', { name: /^1 comment.*Diversity$/ })).toBeVisible();
    await user.keyboard('jc');
    expect(screen.getByText('Half of the jobs have no plan.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Final comment' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('We agree on 2');
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaFinalCommentSet')).toEqual([
        { id: 7, areaId: 1, content: 'We agree on 2' },
      ]),
    );
    expect(api.inputsOf('certifierAreaFinalGradeSet')).toEqual([]);
    await user.keyboard('{Escape}');
    expect(finalOf('Diversity')).toContainElement(document.activeElement as HTMLElement);
  });

  it('lists its keyboard shortcuts', async () => {
    const { user } = await showBoard();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keys of the board' })).toBeVisible();
  });

  it('is read-only for the other certifiers', async () => {
    const { user, api } = await showBoard({ board: { mainCertifier: 0 } });
    expect(finalOf('Diversity')).toBeDisabled();
    expect(screen.getByText('The main certifier sets the final grade.')).toBeVisible();
    await user.keyboard('j2');
    expect(screen.getByRole('link', { name: 'Diversity' })).toHaveFocus();
    expect(api.inputsOf('certifierAreaFinalGradeSet')).toEqual([]);
  });

  it('tells the main certifier why grading is not possible now', async () => {
    await showBoard({ board: { gradingLocked: 1 } });
    expect(finalOf('Diversity')).toBeDisabled();
    expect(screen.getByText('Grading is locked.')).toBeVisible();
  });

  it('shows the stored grade again after the server has refused a new grade', async () => {
    const { user } = await showBoard({
      handlers: {
        certifierAreaFinalGradeSet: () =>
          Promise.reject(refuse('locked', { reason: 'grading-locked' })),
      },
    });
    await user.click(radio('Diversity', '2'));
    await waitFor(() => expect(radio('Diversity', '2')).not.toBeChecked());
  });

  it('asks the main certifier to confirm a final grade if answers have changed since', async () => {
    const changed = aBoardArea({ finalGrade: 2, changedSinceFinal: 1 });
    const { user, api } = await showBoard({ board: { areas: [changed] } });
    await user.click(screen.getByRole('button', { name: 'Confirm grade 2' }));
    await waitFor(() =>
      expect(api.inputsOf('certifierAreaFinalGradeSet')).toMatchObject([{ areaId: 1, grade: 2 }]),
    );
  });

  it('offers “Try again” if it could not be loaded', async () => {
    await renderBoard({
      handlers: { reconciliation: () => Promise.reject(refuse('server-error')) },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
