/** The outcome of a script: it runs if its hash is the expected one; it is missing; or it never arrives. */
export type ScriptOutcome = { hash: string; run: () => void } | 'missing' | 'never';

/**
 * Simulates loading of scripts that are added to the page, including integrity checks. jsdom itself loads none.
 * @returns the requested addresses, in order, and a function that stops the simulation
 */
export function serveScripts(answer: (address: string) => ScriptOutcome) {
  const asked: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src) settle(node);
  });
  observer.observe(document, { childList: true, subtree: true });

  function settle(script: HTMLScriptElement): void {
    asked.push(new URL(script.src).pathname);
    const given = answer(script.src);
    if (given === 'never') return;
    const isRun = given !== 'missing' && (!script.integrity || script.integrity === given.hash);
    if (isRun) given.run();
    script.dispatchEvent(new Event(isRun ? 'load' : 'error'));
  }
  return { asked, end: () => observer.disconnect() };
}
