import { act, screen, waitFor, within } from '@testing-library/react';
import type { CategoryReply, MissingItems } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import { UnreachableError } from '@cert/shared/platform';
import {
  addModalDialogSupport,
  aCategory,
  anArea,
  aQuestionnaireInfo,
  manualClock,
} from '@cert/shared/testing';
import { createAnswersSaveHandler } from '../answers/testing/createAnswersSaveHandler.ts';
import { renderAreaPage } from '../answers/testing/renderAreaPage.tsx';
import { renderCollectionPage } from '../collections/testing/renderCollectionPage.tsx';
import { SidebarSubmit } from './SidebarSubmit.tsx';

const missing: MissingItems = [
  {
    id: 1,
    title: 'Leaving well',
    categorySlug: 'leaving',
    position: 1,
    questions: [
      { id: 1, position: 1, title: 'Why?', lacks: ['answer', 'document'] },
      { id: 2, position: 2, title: 'When?', lacks: ['comment'] },
    ],
  },
];

beforeAll(addModalDialogSupport);

type Handlers = NonNullable<Parameters<typeof renderAreaPage>[1]>['handlers'];
const show = (handlers: Handlers, category: CategoryReply = aCategory()) =>
  renderAreaPage(category, { handlers: { questionnaireMissing: () => [], ...handlers } });
const openDialog = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Submit final answers' }));
  return within(await screen.findByRole('dialog', { name: 'Submit final answers?' }));
};

describe('the dialog for submitting the final answers', () => {
  it('lists what is missing according to the server, each with a link to its question', async () => {
    const { user, router } = await show({ questionnaireMissing: () => missing });
    const dialog = await openDialog(user);
    expect(
      await dialog.findByText(
        'Still missing: 1 answer, 1 required comment and 1 required document.',
      ),
    ).toBeVisible();
    const list = dialog.getByRole('list', { name: 'What is missing, by area' });
    expect(list).toHaveAttribute('tabindex', '0');
    const [first] = dialog
      .getAllByRole('button', { name: /Back to the questions|Submit although/ })
      .map((button) => button.textContent);
    expect(first).toBe('Back to the questions');
    expect(dialog.getByText('Missing: answer, required document')).toBeVisible();
    expect(dialog.getByText('Missing: required comment')).toBeVisible();
    await user.click(dialog.getByRole('link', { name: '2. When?' }));
    expect(router.state.location).toMatchObject({
      pathname: '/7/category/leaving/1',
      hash: '#question-2',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for confirmation when nothing is missing, then locks the page', async () => {
    let locked: 0 | 1 = 0;
    const { user, api, platform } = await show({
      areaCategory: () => aCategory({ locked }),
      questionnaireSubmit: () => {
        locked = 1;
        return { inactive: 0, locked };
      },
    });
    const dialog = await openDialog(user);
    expect(
      await dialog.findByText('Nothing is missing: every question is answered.'),
    ).toBeVisible();
    expect(api.inputsOf('questionnaireSubmit')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Submit final answers' }));
    expect(await screen.findByText('The questionnaire is locked.')).toBeVisible();
    expect(api.inputsOf('questionnaireSubmit')).toEqual([{ id: 7 }]);
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit final answers' })).toBeNull();
    expect(platform.toasts.get()).toMatchObject([
      { tone: 'success', text: 'Your final answers have been submitted.' },
    ]);
  });

  it('allows submission with answers missing, and says so on its button', async () => {
    const { user, api } = await show({
      questionnaireMissing: () => missing,
      questionnaireSubmit: () => ({ inactive: 0, locked: 1 }),
    });
    const dialog = await openDialog(user);
    await user.click(
      await dialog.findByRole('button', { name: 'Submit although something is missing' }),
    );
    await waitFor(() => expect(api.inputsOf('questionnaireSubmit')).toHaveLength(1));
  });

  it('names the entry that is too long to be saved, and links to it', async () => {
    const { user, api, router } = await show({});
    await user.click(await screen.findByRole('button', { name: 'Comment' }));
    const comment = () => screen.getByRole('textbox', { name: 'Comment on this question' });
    await user.click(comment());
    await user.paste('x'.repeat(10_001));
    const dialog = await openDialog(user);
    expect(await dialog.findByText(/^1 entry is not saved/)).toBeVisible();
    expect(dialog.queryByText(/^Nothing is missing/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('link', { name: 'To the page with the entry' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/7/category/leaving');
    await user.type(comment(), '{Backspace}');
    const again = await openDialog(user);
    expect(await again.findByText(/^Nothing is missing/)).toBeVisible();
    expect(api.inputsOf('questionnaireSubmit')).toEqual([]);
  });

  it('waits until everything is saved before it asks the server what is missing', async () => {
    const clock = manualClock();
    const page = await renderAreaPage(aCategory(), {
      clock,
      handlers: {
        questionnaireMissing: () => [],
        questionnaireAnswersSave: () => {
          throw new UnreachableError();
        },
      },
    });
    const { user, api, platform } = page;
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await act(() => clock.pass(200));
    const dialog = await openDialog(user);
    expect(dialog.getByText(/^Some changes are not saved yet/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Submit final answers' })).toBeDisabled();
    expect(api.inputsOf('questionnaireMissing')).toEqual([]);
    api.handle({ questionnaireAnswersSave: createAnswersSaveHandler() });
    await act(async () => platform.queue.get()?.sendAll());
    expect(await dialog.findByText(/^Nothing is missing/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Submit final answers' })).toBeEnabled();
  });

  it('stays open and says why the submission failed', async () => {
    const { user } = await show({
      questionnaireSubmit: () => {
        throw refuse('locked', { reason: 'questionnaire-locked' });
      },
    });
    const dialog = await openDialog(user);
    await dialog.findByText(/^Nothing is missing/);
    await user.click(dialog.getByRole('button', { name: 'Submit final answers' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This is locked and cannot be changed now.',
    );
    expect(dialog.getByRole('button', { name: 'Submit final answers' })).toBeEnabled();
  });

  it('can be closed without submitting', async () => {
    const { user, api } = await show({});
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Back to the questions' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.inputsOf('questionnaireSubmit')).toEqual([]);
  });
});

describe('the button “Submit final answers”', () => {
  const button = () => screen.queryByRole('button', { name: 'Submit final answers' });
  const shown = () => screen.findByRole('heading', { level: 1 });

  it('is not shown on an area before the last area', async () => {
    const areas = [anArea(), anArea({ id: 2, position: 2, title: 'Later' })];
    await show({}, aCategory({ areas }));
    await shown();
    expect(await screen.findByText('Next area')).toBeVisible();
    expect(button()).toBeNull();
  });

  it('is shown neither to the team nor when the questionnaire is locked', async () => {
    const team = await show({}, aCategory({ mainCertifier: 1 }));
    await shown();
    expect(button()).toBeNull();
    team.unmount();
    await show({}, aCategory({ locked: 1 }));
    await shown();
    expect(button()).toBeNull();
  });

  it.each([
    [0, true],
    [1, false],
  ] as const)(
    'is in the sidebar only while the questionnaire is open (locked %j, shown %j)',
    async (locked, isThere) => {
      await renderCollectionPage(<SidebarSubmit questionnaireId={7} />, {
        path: '',
        route: '*',
        handlers: {
          info: () => aQuestionnaireInfo({ questionnaire: { settings: { inactive: 0, locked } } }),
        },
      });
      if (isThere)
        expect(await screen.findByRole('button')).toHaveTextContent('Submit final answers');
      else expect(await screen.findByText('The questionnaire is locked.')).toBeVisible();
    },
  );
});
