import { refuse } from '@cert/shared/domain';
import { createFairQueue } from '../../accounts/signInGuard.ts';

/** Keeps printed PDFs and pictures, and prints those that are missing. */
export type PdfCache = {
  /**
   * Returns the PDF of a key: the cached one, the one that is being printed, or a new one.
   * @throws Refusal slow-down if too many others wait; and any error of `print`
   */
  get: (key: string, print: () => Promise<Uint8Array>) => Promise<Uint8Array>;
};

/** Retry delay when the queue is full: about the time of one PDF. */
const retryAfterSeconds = 10;

/**
 * Creates the cache of one server. It prints one PDF at a time, because a browser may need a whole processor and half a
 * gigabyte of memory.
 * @param maxWaiting number of PDFs that may wait or be printed; further ones are refused
 * @param maxBytes total size of cached PDFs; the least recently used ones are removed first
 */
export function createPdfCache({
  maxWaiting = 10,
  maxBytes = 64_000_000,
}: { maxWaiting?: number; maxBytes?: number } = {}): PdfCache {
  const kept = new Map<string, Uint8Array>();
  const printing = new Map<string, Promise<Uint8Array>>();
  const queue = createFairQueue(1);

  function keep(key: string, pdf: Uint8Array): void {
    // A `Map` lists its entries in the order of their insertion, so the PDF that was used last becomes the last entry.
    kept.delete(key);
    kept.set(key, pdf);
    let bytes = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return {
    async get(key, print) {
      const known = kept.get(key);
      if (known) {
        keep(key, known);
        return known;
      }
      const running = printing.get(key);
      if (running) return running;
      if (printing.size >= maxWaiting) throw refuse('slow-down', { retryAfterSeconds });
      const printed = queue
        .run(key, print)
        .then((pdf) => {
          keep(key, pdf);
          return pdf;
        })
        .finally(() => printing.delete(key));
      printing.set(key, printed);
      // Prevents an unhandled rejection if no caller waits any more.
      printed.catch(() => undefined);
      return printed;
    },
  };
}
