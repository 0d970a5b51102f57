/**
 * jsdom has <dialog> but not its modal behaviour. This file adds the parts of that behaviour that tests need: the
 * `open` attribute, the return of the focus on closing, and Esc as a close request that can be prevented.
 */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

function closeOnEscape(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}

export function addModalDialogSupport(): void {
  HTMLDialogElement.prototype.showModal = function () {
    focusBefore.set(this, document.activeElement);
    this.open = true;
    this.addEventListener('keydown', closeOnEscape);
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.removeEventListener('keydown', closeOnEscape);
    const before = focusBefore.get(this);
    if (before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event('close'));
  };
}
