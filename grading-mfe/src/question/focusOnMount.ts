/** A `ref` callback that focuses an element when it is added to the page. */
export function focusOnMount(node: HTMLElement | null): void {
  node?.focus();
}
