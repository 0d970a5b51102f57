import type { Page } from '@playwright/test';

/** Signs that an injected script has run. All lists are empty when none has. */
export type ScriptWatch = {
  /** Calls of `alert`, `confirm`, `prompt` and `print`, in any frame. */
  ran: string[];
  /** Violations of the Content-Security-Policy. */
  violations: string[];
  /** Requests to other origins. */
  requests: string[];
};

/** Watches a page for scripts that were injected through texts, from its next load on. */
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
