import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import {
  aCategory,
  anAnswer,
  anArea,
  aQuestion,
  fakeApi,
  manualClock,
  renderInPlatform,
} from '@cert/shared/testing';
import questionnaire from '../../module.ts';
import { CurrentCategoryProvider } from '../CurrentCategory.tsx';
import { withSlotModule } from '../testing/withSlotModule.ts';
import { createAnswersSaveHandler } from '../testing/createAnswersSaveHandler.ts';
import { QuestionCard } from './QuestionCard.tsx';

describe('a key press in a number field', () => {
  it('renders only that field, and no other question', async () => {
    const questions = [1, 2, 3].map((id) =>
      aQuestion({
        id,
        title: `Question ${id}`,
        type: 'number',
        answers: [anAnswer({ id: 10 * id })],
      }),
    );
    const category = aCategory({ areas: [anArea({ questions })] });
    const drawn: string[] = [];
    // This slot part is in every card and records each render of its card.
    const probe = withSlotModule(
      {
        slot: 'question.certifier',
        load: async () =>
          function Probe({ question }) {
            drawn.push(`card of ${question.title}`);
            return null;
          },
      },
      'member',
    );
    const clock = manualClock();
    const { user } = await act(() =>
      renderInPlatform(
        <CurrentCategoryProvider questionnaireId={7} category={category} role={'client'}>
          {questions.map((question) => (
            <Profiler key={question.id} id={question.title} onRender={(id) => drawn.push(id)}>
              <QuestionCard question={question} questionnaireLockId={undefined} />
            </Profiler>
          ))}
        </CurrentCategoryProvider>,
        {
          api: fakeApi({ questionnaireAnswersSave: createAnswersSaveHandler() }),
          clock,
          messages: { questionnaire: questionnaire.messages },
          ...probe,
        },
      ),
    );
    const second = await screen.findByRole('textbox', { name: 'Question 2' });
    expect(drawn).toContain('card of Question 2');
    await user.click(second);
    await user.keyboard('4');
    drawn.length = 0;
    await user.keyboard('2');
    expect(second).toHaveValue('42');
    expect(new Set(drawn)).toEqual(new Set(['Question 2']));
    drawn.length = 0;
    await act(() => clock.pass(200));
    expect(screen.getByText(/^Saved /)).toBeVisible();
    expect(new Set(drawn)).toEqual(new Set(['Question 2']));
  });
});

describe('a key press in an input beside a checkbox', () => {
  it('renders only that input; saving the value renders no input again', async () => {
    const question = aQuestion({
      type: 'multi-choice-percentage',
      answers: [11, 12].map((id) => anAnswer({ id, content: `Way ${id}`, skipAdditional: 0 })),
    });
    const category = aCategory({ areas: [anArea({ questions: [question] })] });
    const clock = manualClock();
    const { user } = await act(() =>
      renderInPlatform(
        <CurrentCategoryProvider questionnaireId={7} category={category} role={'client'}>
          <QuestionCard question={question} questionnaireLockId={undefined} />
        </CurrentCategoryProvider>,
        {
          api: fakeApi({ questionnaireAnswersSave: createAnswersSaveHandler() }),
          clock,
          messages: { questionnaire: questionnaire.messages },
        },
      ),
    );
    const share = await screen.findByRole('textbox', { name: /^Way 12/ });
    await user.click(share);
    await user.keyboard('4');
    const drawn = propsOfInputs();
    await user.keyboard('2');
    const drawnAgain = propsOfInputs();
    expect(changedIn(drawnAgain, drawn)).toEqual([share]);
    await act(() => clock.pass(200));
    expect(screen.getByText(/^Saved /)).toBeVisible();
    expect(changedIn(propsOfInputs(), drawnAgain)).toEqual([]);
  });
});

describe('a key press in a table', () => {
  it('renders only that cell', async () => {
    const rows = { channels: Array.from({ length: 7 }, (_, at) => `Channel ${at + 1}`) };
    const question = aQuestion({ type: 'custom-commlist', rows, answers: [anAnswer()] });
    const category = aCategory({ areas: [anArea({ questions: [question] })] });
    const { user } = await act(() =>
      renderInPlatform(
        <CurrentCategoryProvider questionnaireId={7} category={category} role={'client'}>
          <QuestionCard question={question} questionnaireLockId={undefined} />
        </CurrentCategoryProvider>,
        {
          api: fakeApi({ questionnaireAnswersSave: createAnswersSaveHandler() }),
          clock: manualClock(),
          messages: { questionnaire: questionnaire.messages },
        },
      ),
    );
    const second = await screen.findByRole('textbox', { name: 'Channel 2: Percentage' });
    await user.click(second);
    await user.keyboard('4');
    // React gives new props to an element that it renders again. Other elements keep the same props object.
    const drawn = propsOfInputs();
    await user.keyboard('2');
    expect(second).toHaveValue('42');
    expect(changedIn(propsOfInputs(), drawn)).toEqual([second]);
  });
});

/** The props of every input from its last render. */
function propsOfInputs(): Map<Element, unknown> {
  return new Map(
    [...document.querySelectorAll('input, textarea')].map((input) => {
      const key = Object.keys(input).find((name) => name.startsWith('__reactProps$'))!;
      return [input, (input as unknown as Record<string, unknown>)[key]];
    }),
  );
}

function changedIn(now: Map<Element, unknown>, before: Map<Element, unknown>): Element[] {
  return [...now].flatMap(([input, props]) => (before.get(input) === props ? [] : [input]));
}
