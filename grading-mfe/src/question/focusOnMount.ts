/** As a `ref`: gives the focus to what has just come onto the page. */
export function focusOnMount(node: HTMLElement | null): void {
  node?.focus();
}
