import type { BrowserContext } from '@playwright/test';
import { normalizeBrowserMessage } from './normalizeBrowserMessage.ts';

/** Collects what a browser reports, and compares it with what the test expects. */
export type BrowserWatch = {
  /** Watches all pages of a context. */
  watch: (context: BrowserContext) => void;
  /** Expects messages that match. It is also an error if none of them appears. */
  expectConsole: (pattern: RegExp) => void;
  /**
   * Expects messages by their whole text, as `normalizeBrowserMessage` returns it. A message may appear any number of
   * times, because this depends on the number of files in a build.
   * @param optional messages that may or may not appear, depending on timing
   */
  expectMessages: (lines: readonly string[], optional?: readonly string[]) => void;
  /** One line for each unexpected message, and for each expected one that did not appear. */
  errors: () => string[];
};

/** A request that was aborted by a navigation; not an error. */
const aborted = 'net::ERR_ABORTED';

/**
 * Chromium warns of preloaded files that no script has requested three seconds after the load event. Whether this
 * happens depends on the machine. `shell.e2e.ts` tests that every preloaded file is used.
 */
const unusedPreload = /^The resource \S+ was preloaded using link preload but not used/;

/** Watches console messages of all levels, uncaught errors and failed requests. */
export function watchBrowser(): BrowserWatch {
  const seen: string[] = [];
  const patterns: RegExp[] = [];
  const lines = new Set<string>();
  const allowed = new Set<string>();
  const isExpected = (line: string) =>
    patterns.some((pattern) => pattern.test(line)) || allowed.has(normalizeBrowserMessage(line));
  return {
    watch: (context) => {
      context.on('console', (message) => {
        if (unusedPreload.test(message.text())) return;
        seen.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (event) => seen.push(`uncaught: ${String(event.error())}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (reason === aborted) return;
        seen.push(`failed request: ${reason} (${new URL(request.url()).pathname})`);
      });
    },
    expectConsole: (pattern) => void patterns.push(pattern),
    expectMessages(expected, optional = []) {
      for (const line of expected) lines.add(line);
      for (const line of [...expected, ...optional]) allowed.add(line);
    },
    errors() {
      const plain = new Set(seen.map(normalizeBrowserMessage));
      return [
        ...new Set(seen.filter((line) => !isExpected(line)).map(normalizeBrowserMessage)),
        ...patterns
          .filter((pattern) => !seen.some((line) => pattern.test(line)))
          .map((pattern) => `expected but never seen: ${String(pattern)}`),
        ...[...lines]
          .filter((line) => !plain.has(line))
          .map((line) => `expected but never seen: ${line}`),
      ];
    },
  };
}
