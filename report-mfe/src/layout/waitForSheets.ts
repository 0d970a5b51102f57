/** Selects sheets that are still being added, or whose page breaks are still being calculated. */
const unfinished = 'main :is([aria-busy="true"], [data-measuring])';

/** Waits until all sheets are rendered and have their final sizes. */
export async function waitForSheets(): Promise<void> {
  while (document.querySelector(unfinished)) await new Promise(requestAnimationFrame);
}
