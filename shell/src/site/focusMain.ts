/** Focuses the page's `main` element. */
export function focusMain(options?: FocusOptions): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus(options);
}
