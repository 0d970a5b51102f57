import { createStore, type Store } from '../store.ts';

/** A short message that disappears by itself or is dismissed. */
export type Toast = { id: number; tone: 'success' | 'failure'; text: string };

export type Toasts = Pick<Store<readonly Toast[]>, 'get' | 'subscribe'> & {
  /** Shows a message, which replaces the previous one. */
  show(toast: Omit<Toast, 'id'>): void;
  dismiss(id: number): void;
};

/** How long a success message is shown, in milliseconds. A failure is shown until it is dismissed. */
export const toastMs = 5000;

export function createToasts(): Toasts {
  const store = createStore<readonly Toast[]>([]);
  let lastId = 0;
  const dismiss = (id: number) => store.set(store.get().filter((toast) => toast.id !== id));
  return {
    get: store.get,
    subscribe: store.subscribe,
    show(toast) {
      const id = ++lastId;
      store.set([{ ...toast, id }]);
      if (toast.tone === 'success') setTimeout(() => dismiss(id), toastMs);
    },
    dismiss,
  };
}
