/** As a `ref`: gives the focus to what has just come onto the page. */
export function focusNode(node: HTMLElement | null): void {
  node?.focus();
}
