import type { BrowserContext } from '@playwright/test';
import { normalizeMessage } from './normalizeMessage.ts';

/** Collects what a browser reports, and compares it with what the test expects. */
export type BrowserWatch = {
  /** Listens to every page of a context, from now on. */
  watch: (context: BrowserContext) => void;
  /** Expects messages; an expected one that never comes is an error, too. */
  expectConsole: (pattern: RegExp) => void;
  /**
   * Announces messages by their whole text, as `normalizeMessage` writes it: what is not among them is an error, and so is one
   * that never comes. How often each is said depends on how many files a build has.
   * @param hints those that come or not, as the machine is quick or slow
   */
  expectMessages: (lines: readonly string[], hints?: readonly string[]) => void;
  /** One line for everything that came unannounced or was announced and did not come. */
  errors: () => string[];
};

/** A request that a navigation cut off has not failed: the page that asked is gone. */
const cutOff = 'net::ERR_ABORTED';

/** Makes a watch over console messages of any kind, uncaught errors and failed requests. */
export function watchBrowser(): BrowserWatch {
  const seen: string[] = [];
  const announced: RegExp[] = [];
  const lines = new Set<string>();
  const allowed = new Set<string>();
  const isAnnounced = (line: string) =>
    announced.some((pattern) => pattern.test(line)) || allowed.has(normalizeMessage(line));
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
    expectMessages(expected, hints = []) {
      for (const line of expected) lines.add(line);
      for (const line of [...expected, ...hints]) allowed.add(line);
    },
    errors() {
      const plain = new Set(seen.map(normalizeMessage));
      return [
        ...new Set(seen.filter((line) => !isAnnounced(line)).map(normalizeMessage)),
        ...announced
          .filter((pattern) => !seen.some((line) => pattern.test(line)))
          .map((pattern) => `announced but never seen: ${String(pattern)}`),
        ...[...lines]
          .filter((line) => !plain.has(line))
          .map((line) => `announced but never seen: ${line}`),
      ];
    },
  };
}
