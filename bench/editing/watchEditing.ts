declare global {
  /** The times that `watchEditing` has recorded, in ms. */
  var editingSeen: {
    /** From a click on "Edit" to the frame in which the editor has the focus. */
    openMs: number[];
    /** From a key press to the end of the next frame. */
    keyMs: number[];
  };
}

/**
 * Records how long an editor takes to open and a key press takes to be shown. Runs in the page before its own scripts,
 * so it must not refer to other code of this file.
 */
export function watchEditing(): void {
  globalThis.editingSeen = { openMs: [], keyMs: [] };
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  const isWriting = () => document.activeElement?.matches('.ck-content') ?? false;
  const noteFocus = (fromMs: number) =>
    afterFrame(() => {
      if (isWriting()) editingSeen.openMs.push(performance.now() - fromMs);
      else noteFocus(fromMs);
    });
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if ((target as Element).closest('[aria-label^="Edit: "]')) noteFocus(timeStamp);
    },
    true,
  );
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      if (isWriting()) afterFrame(() => editingSeen.keyMs.push(performance.now() - timeStamp));
    },
    true,
  );
}
