import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { questionSet } from '../questionSet.ts';

/** What a page offers to the measurement, which drives all pages alike. */
export type BenchPage = {
  /**
   * Makes the form's state and shows all questions.
   * @returns the time from here to the end of the frame in which they stand on the screen, in ms
   */
  mount: () => Promise<number>;
  /** The inputs of a question, in the order in which they are shown. */
  inputsOf: (questionId: number) => (HTMLInputElement | HTMLTextAreaElement)[];
  /** How many questions these inputs belong to. */
  countQuestions: (inputs: readonly Element[]) => number;
};

const giveUpAfterMs = 60_000;

declare global {
  var benchPage: BenchPage;
}

/**
 * Offers the page.
 * @param show makes the page's content, of the form's state on
 * @param placesOf the selector of what holds a question's inputs
 */
export function offerPage(show: () => ReactNode, placesOf: (questionId: number) => string): void {
  const place = document.getElementById('page');
  if (!place) throw new Error('index.html has no #page');
  globalThis.benchPage = {
    async mount() {
      const startMs = performance.now();
      createRoot(place).render(show());
      // A page that shows its questions bit by bit is not done before the last one.
      for (let shown = 0, before = -1; shown === 0 || shown !== before;) {
        if (performance.now() - startMs > giveUpAfterMs) throw new Error('no questions are shown');
        await frame();
        before = shown;
        shown = place.querySelectorAll('input, textarea').length;
      }
      return performance.now() - startMs;
    },
    inputsOf: (questionId) => [
      ...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        `:is(${placesOf(questionId)}) :is(input, textarea)`,
      ),
    ],
    countQuestions: (inputs) =>
      questionSet().filter(({ id }) =>
        inputs.some((input) => input.closest(`:is(${placesOf(id)})`) !== null),
      ).length,
  };
}

/** Resolves after the next frame has been painted. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}
