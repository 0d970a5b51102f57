const field = ':is(input, select, textarea):enabled';

/**
 * Moves the focus to the field that a button has changed, because the button is removed after the click. If there is no
 * enabled field, the surrounding element gets the focus.
 * @param button must be in the same `section` or `data-field` element as the field
 */
export function focusFieldOfButton(button: Element): void {
  const container = button.closest<HTMLElement>('[data-field], section');
  // Moves the focus after the render that removes the button.
  requestAnimationFrame(() => {
    if (button.isConnected || !container) return;
    const target =
      container.querySelector<HTMLElement>(`${field}:checked`) ??
      container.querySelector<HTMLElement>(field);
    (target ?? container).focus();
  });
}
