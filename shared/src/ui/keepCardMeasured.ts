import { runWhenIdle } from './runWhenIdle.ts';

/**
 * Renders a card with `data-many` once when the page is idle, so that the browser remembers its height, and again after
 * its content has changed while the browser skipped it. Otherwise everything below the card moves when the user comes
 * near it, and a button can move away while it is pressed. The value of `data-many` is `waiting`, then `measuring`,
 * then `measured`.
 * @returns the function that ends the measuring
 */
export function keepCardMeasured(card: HTMLElement): () => void {
  let cancel = () => {};
  const measure = () => {
    cancel();
    card.dataset['many'] = 'waiting';
    cancel = runWhenIdle(() => {
      card.dataset['many'] = 'measuring';
      // Computes the layout within the idle time.
      void card.offsetHeight;
      cancel = runAfterNextFrame(() => {
        card.dataset['many'] = 'measured';
      });
    });
  };
  const changes = new MutationObserver(measure);
  const watchIfSkipped = (event: Event) => {
    const { skipped } = event as ContentVisibilityAutoStateChangeEvent;
    if (skipped) changes.observe(card, { childList: true, characterData: true, subtree: true });
    else changes.disconnect();
  };
  card.addEventListener('contentvisibilityautostatechange', watchIfSkipped);
  measure();
  return () => {
    card.removeEventListener('contentvisibilityautostatechange', watchIfSkipped);
    changes.disconnect();
    cancel();
  };
}

/**
 * Calls a function at the start of the frame after the next one. By then, at the end of the next frame, the browser has
 * stored the size of each element that it has rendered.
 * @returns the function that cancels the call
 */
function runAfterNextFrame(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}
