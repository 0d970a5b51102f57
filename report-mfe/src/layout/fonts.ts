/**
 * Whether all fonts that the page uses are loaded. The browser requests fonts only during layout, so the function first
 * causes a layout. It checks each font, because Chromium updates the common state of all fonts
 * (`document.fonts.status`) too late for printing.
 */
export function areFontsLoaded(): boolean {
  document.body.getBoundingClientRect();
  const { fonts } = document;
  return fonts.status === 'loaded' || [...fonts].every(({ status }) => status !== 'loading');
}
