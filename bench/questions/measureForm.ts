import type { Page } from '@playwright/test';
import type { QuestionKind } from '@cert/shared/domain';
import { createBenchQuestions } from './createBenchQuestions.ts';

/** The target of an action: kind of question, index among the questions of this kind, and index of its input. */
type Target = { kind: QuestionKind; turn: number; input: number };

const clicks: Target[] = [
  { kind: 'single-choice', turn: 0, input: 1 },
  { kind: 'single-choice', turn: 40, input: 2 },
  { kind: 'multi-choice', turn: 0, input: 0 },
  { kind: 'multi-choice', turn: 25, input: 3 },
  { kind: 'multi-choice-input', turn: 10, input: 0 },
  { kind: 'custom-benefits', turn: 1, input: 40 },
];
/**
 * Inputs that get two key presses each. `input` is the index among the inputs that are neither radio buttons nor
 * checkboxes.
 */
const entries: Target[] = [
  { kind: 'number', turn: 0, input: 0 },
  { kind: 'percentage', turn: 2, input: 0 },
  { kind: 'multi-choice-input', turn: 5, input: 0 },
  { kind: 'multi-choice-percentage', turn: 5, input: 1 },
  { kind: 'custom-benefits', turn: 0, input: 20 },
  { kind: 'custom-benefits', turn: 2, input: 61 },
];
const keys = ['1', '2'];
/**
 * Pause after an event. It is longer than the debounce of an answer, so that delayed effects of an event are not
 * counted for the next event.
 */
const pauseMs = 300;
/** Shortest duration that the Event Timing API reports, in ms. */
const minReportedMs = 16;

export type FormMeasurements = {
  /** Longest time from an input event to the next paint, in ms. */
  slowestEventMs: number;
  /** Largest number of questions that React rendered for one key press, including its later effects. */
  maxFields: number;
  /** Largest number of inputs that React rendered for one key press. A question may have several inputs. */
  maxInputs: number;
};

/** Clicks and types in the form with real input events, and measures the reactions of the page. */
export async function measureForm(page: Page): Promise<FormMeasurements> {
  for (const target of clicks) {
    const input = await find(page, target, 'any');
    // Scroll first, so that scrolling is not a part of the measured click.
    await input.scrollIntoViewIfNeeded();
    await page.waitForTimeout(pauseMs);
    // Click in spite of covering elements: some pages cover the input with an element of their own.
    await input.click({ force: true });
    await page.waitForTimeout(pauseMs);
  }
  let maxFields = 0;
  let maxInputs = 0;
  for (const target of entries) {
    await (await find(page, target, 'typed')).focus();
    for (const key of keys) {
      await page.waitForTimeout(pauseMs);
      await page.evaluate(() => void (benchSeen.drawn = []));
      await page.keyboard.press(key);
      await page.waitForTimeout(pauseMs);
      const drawn = await page.evaluate(() => ({
        fields: benchPage.countQuestions(benchSeen.drawn),
        inputs: benchSeen.drawn.length,
      }));
      maxFields = Math.max(maxFields, drawn.fields);
      maxInputs = Math.max(maxInputs, drawn.inputs);
    }
  }
  const slow = await page.evaluate(() => benchSeen.eventMs);
  return { slowestEventMs: Math.max(minReportedMs, ...slow), maxFields, maxInputs };
}

async function find(page: Page, { kind, turn, input }: Target, meant: 'any' | 'typed') {
  const question = createBenchQuestions().filter(({ type }) => type === kind)[turn];
  if (!question) throw new Error(`there is no question ${turn} of the kind ${kind}`);
  const found = await page.evaluateHandle(
    ({ id, at, isTyped }) =>
      benchPage
        .inputsOf(id)
        .filter(({ type }) => !isTyped || (type !== 'radio' && type !== 'checkbox'))[at],
    { id: question.id, at: input, isTyped: meant === 'typed' },
  );
  const element = found.asElement();
  if (!element) throw new Error(`question ${question.id} (${kind}) has no input ${input}`);
  return element;
}
