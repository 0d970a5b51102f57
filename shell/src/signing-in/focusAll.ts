/** Puts the focus into a field so that the next key replaces what stands in it. */
export function focusAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
