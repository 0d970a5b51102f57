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
export async function watchInjectedScripts(page: Page): Promise<ScriptWatch> {
  const watch: ScriptWatch = { ran: [], violations: [], requests: [] };
  await page.exposeFunction('recordScript', (what: string) => void watch.ran.push(what));
  await page.exposeFunction('recordViolation', (what: string) => void watch.violations.push(what));
  await page.addInitScript(() => {
    const recorder = window as unknown as Record<
      'recordScript' | 'recordViolation',
      (what: string) => void
    >;
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: () => recorder.recordScript(name) });
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) =>
        recorder.recordViolation(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin)
      watch.requests.push(request.url());
  });
  return watch;
}
