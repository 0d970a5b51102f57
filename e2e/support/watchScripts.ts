import type { Page } from '@playwright/test';

/** What happened in a page that should not: each list is empty where nothing did. */
export type ScriptWatch = {
  /** Calls of `alert` and its kin, in whatever frame. */
  ran: string[];
  /** What the page's policy refused. */
  violations: string[];
  /** Requests to anybody but the site. */
  requests: string[];
};

/** Watches a page for scripts that came in with its texts, from its next load on. */
export async function watchScripts(page: Page): Promise<ScriptWatch> {
  const watch: ScriptWatch = { ran: [], violations: [], requests: [] };
  await page.exposeFunction('noteScript', (what: string) => void watch.ran.push(what));
  await page.exposeFunction('noteViolation', (what: string) => void watch.violations.push(what));
  await page.addInitScript(() => {
    const noting = window as unknown as Record<
      'noteScript' | 'noteViolation',
      (what: string) => void
    >;
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: () => noting.noteScript(name) });
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) =>
        noting.noteViolation(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin)
      watch.requests.push(request.url());
  });
  return watch;
}
