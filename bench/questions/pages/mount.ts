import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBenchQuestions } from '../createBenchQuestions.ts';

/** The interface that every page publishes for the benchmark. */
export type BenchPage = {
  /**
   * Creates the form state and renders all questions.
   * @returns the time from the call to the end of the frame that shows all questions, in ms
   */
  mount: () => Promise<number>;
  /** The inputs of a question in their visible order. */
  inputsOf: (questionId: number) => (HTMLInputElement | HTMLTextAreaElement)[];
  /** The number of questions that these inputs belong to. */
  countQuestions: (inputs: readonly Element[]) => number;
};

const giveUpAfterMs = 60_000;

declare global {
  var benchPage: BenchPage;
}

/**
 * Publishes the interface for the benchmark.
 * @param show creates the form state and returns the page's content
 * @param selectorOf returns the selector of the element with a question's inputs
 */
export function publishBenchPage(
  show: () => ReactNode,
  selectorOf: (questionId: number) => string,
): void {
  const place = document.getElementById('page');
  if (!place) throw new Error('index.html has no #page');
  globalThis.benchPage = {
    async mount() {
      const startMs = performance.now();
      createRoot(place).render(show());
      // Some pages render their questions in steps. Such a page is ready when no further question appears.
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
        `:is(${selectorOf(questionId)}) :is(input, textarea)`,
      ),
    ],
    countQuestions: (inputs) =>
      createBenchQuestions().filter(({ id }) =>
        inputs.some((input) => input.closest(`:is(${selectorOf(id)})`) !== null),
      ).length,
  };
}

/** Resolves when the next frame has been painted. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}
