/**
 * Whether the fonts of all that is shown are loaded. The browser requests fonts only during layout, so the function
 * causes a layout before it checks. Each font is asked, because Chromium resets the state of all only later, which would
 * be too late while it prints.
 */
export function areFontsLoaded(): boolean {
  document.body.getBoundingClientRect();
  const { fonts } = document;
  return fonts.status === 'loaded' || [...fonts].every(({ status }) => status !== 'loading');
}
