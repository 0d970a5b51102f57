import { createStore, type Store } from '../store.ts';

/** A short message that disappears by itself or is dismissed. */
export type Toast = {
  id: number;
  tone: 'success' | 'failure';
  text: string;
  /** The topic of the message, such as `organisation`. A later message with the same topic replaces this one. */
  topic?: string;
};

export type Toasts = Pick<Store<readonly Toast[]>, 'get' | 'subscribe'> & {
  /**
   * Shows a message. It replaces earlier successes, and failures with the same text or topic. Other failures stay until
   * they are dismissed, because nobody may have read them.
   */
  show(toast: Omit<Toast, 'id'>): void;
  dismiss(id: number): void;
};

/** How long a success message is shown, in milliseconds. A failure is shown until it is dismissed. */
export const successToastMs = 5000;

export function createToastStore(): Toasts {
  const store = createStore<readonly Toast[]>([]);
  let lastId = 0;
  const dismiss = (id: number) => store.set(store.get().filter((toast) => toast.id !== id));
  return {
    get: store.get,
    subscribe: store.subscribe,
    show(toast) {
      const id = ++lastId;
      const isReplaced = ({ tone, text, topic }: Toast) =>
        tone === 'success' || text === toast.text || (topic !== undefined && topic === toast.topic);
      store.set([...store.get().filter((earlier) => !isReplaced(earlier)), { ...toast, id }]);
      if (toast.tone === 'success') setTimeout(() => dismiss(id), successToastMs);
    },
    dismiss,
  };
}
