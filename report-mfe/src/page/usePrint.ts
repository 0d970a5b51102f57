import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { waitForSheets } from '../layout/waitForSheets.ts';
import type { UnfinishedPart } from '../layout/unfinished.ts';

/**
 * Opens the print dialog as soon as the report is ready for printing.
 * @returns `print`: waits for all sheets, fonts and charts, then opens the dialog; `waitsFor`: what it waits for now,
 *   null if it does not wait
 */
export function usePrint(): { print: () => void; waitsFor: UnfinishedPart | null } {
  const [waitsFor, setWaitsFor] = useState<UnfinishedPart | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const print = async () => {
    const signal = leaving.current?.signal;
    const isWhole = await waitForSheets({ onWait: setWaitsFor, ...(signal && { signal }) });
    if (!isWhole) return;
    // Render before the dialog opens, because the dialog stops the page.
    flushSync(() => setWaitsFor(null));
    window.print();
  };
  return { print: () => void print(), waitsFor };
}
