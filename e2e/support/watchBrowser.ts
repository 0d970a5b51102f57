import type { BrowserContext } from '@playwright/test';

/** What a browser complained about, held against what the story announced. */
export type BrowserWatch = {
  /** Listens to every page of a context, from now on. */
  watch: (context: BrowserContext) => void;
  /** Announces messages that belong to the story; one that then never comes is a fault as well. */
  expectConsole: (pattern: RegExp) => void;
  /** One line for everything that came unannounced or was announced and did not come. */
  faults: () => string[];
};

/** A request that a navigation cut off has not failed: the page that asked is gone. */
const cutOff = 'net::ERR_ABORTED';

/** Makes a watch over console messages of any kind, uncaught errors and failed requests. */
export function watchBrowser(): BrowserWatch {
  const seen: string[] = [];
  const announced: RegExp[] = [];
  return {
    watch: (context) => {
      context.on('console', (message) =>
        seen.push(`console.${message.type()}: ${message.text()} (${message.location().url})`),
      );
      context.on('weberror', (failure) => seen.push(`uncaught: ${String(failure.error())}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (reason === cutOff) return;
        seen.push(`failed request: ${reason} (${new URL(request.url()).pathname})`);
      });
    },
    expectConsole: (pattern) => void announced.push(pattern),
    faults: () => [
      ...seen.filter((line) => !announced.some((pattern) => pattern.test(line))),
      ...announced
        .filter((pattern) => !seen.some((line) => pattern.test(line)))
        .map((pattern) => `announced but never seen: ${String(pattern)}`),
    ],
  };
}
