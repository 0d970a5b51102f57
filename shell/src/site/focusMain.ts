/** Gives the focus to the page's content, wherever its frame has put it. */
export function focusMain(options?: FocusOptions): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus(options);
}
