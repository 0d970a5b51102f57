/** What a browser would make of a script: it runs, it is refused or missing, or it never comes. */
export type Answer = { hash: string; run: () => void } | 'missing' | 'never';

/**
 * Answers every script that is put into the page, as a browser does: also by its integrity. jsdom itself loads none.
 * @returns the addresses that were asked for, in order, and what ends it
 */
export function serveScripts(answer: (address: string) => Answer) {
  const asked: string[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src) settle(node);
  });
  watcher.observe(document, { childList: true, subtree: true });

  function settle(script: HTMLScriptElement): void {
    asked.push(new URL(script.src).pathname);
    const given = answer(script.src);
    if (given === 'never') return;
    const isRun = given !== 'missing' && (!script.integrity || script.integrity === given.hash);
    if (isRun) given.run();
    script.dispatchEvent(new Event(isRun ? 'load' : 'error'));
  }
  return { asked, end: () => watcher.disconnect() };
}
