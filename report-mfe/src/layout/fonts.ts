/**
 * Whether the fonts of all that is shown are loaded. The browser requests fonts only during layout, so the function
 * causes a layout before it checks. It checks each font, because Chromium updates the common state of all fonts too
 * late for printing.
 */
export function areFontsLoaded(): boolean {
  document.body.getBoundingClientRect();
  const { fonts } = document;
  return fonts.status === 'loaded' || [...fonts].every(({ status }) => status !== 'loading');
}
