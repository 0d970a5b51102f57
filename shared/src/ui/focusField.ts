const field = ':is(input, select, textarea):enabled';

/**
 * Moves the focus to the field that a button has changed, because the button goes with its click. Without an enabled
 * field the card gets the focus.
 * @param button is in the same card, or in the same element with `data-field`
 */
export function focusFieldOf(button: Element): void {
  const place = button.closest<HTMLElement>('[data-field], section');
  // After the render in which the button goes.
  requestAnimationFrame(() => {
    if (button.isConnected || !place) return;
    const target =
      place.querySelector<HTMLElement>(`${field}:checked`) ??
      place.querySelector<HTMLElement>(field);
    (target ?? place).focus();
  });
}
