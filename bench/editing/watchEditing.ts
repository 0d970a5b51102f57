declare global {
  /** What `watchEditing` has seen, in ms. */
  var editingSeen: {
    /** From a press on "Edit" to the frame in which one can write. */
    openMs: number[];
    /** From a key press in a text to the end of the next frame. */
    keyMs: number[];
  };
}

/** Runs in the page before its own scripts, so it stands alone: notes how long a person waits. */
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
