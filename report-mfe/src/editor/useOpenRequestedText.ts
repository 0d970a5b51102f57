import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { waitForSheets } from '../layout/waitForSheets.ts';
import type { EditingState } from './EditingContext.ts';

/**
 * Opens the text that the address requests (`?edit=educations#educations`), scrolls to it, and removes the parameter
 * from the address, so that a reload does not open the text again.
 * @param fields the texts on the shown sheets, undefined until they are known; a request for any other text is ignored
 */
export function useOpenRequestedText(
  { edited, report }: Pick<EditingState, 'edited' | 'report'>,
  fields: readonly string[] | undefined,
): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const field = new URLSearchParams(search).get('edit');
  const open = useEffectEvent((requested: string) => {
    const params = new URLSearchParams(search);
    params.delete('edit');
    void navigate({ search: String(params), hash }, { replace: true });
    if (report.isLocked || !fields?.includes(requested)) return;
    edited.set(requested);
    void scrollToEditor();
  });
  const areFieldsKnown = fields !== undefined;
  useEffect(() => {
    if (field !== null && areFieldsKnown) open(field);
  }, [field, areFieldsKnown]);
}

async function scrollToEditor(): Promise<void> {
  // Waits for the render that adds the editor.
  await new Promise(requestAnimationFrame);
  await waitForSheets();
  document.querySelector('[data-editing]')?.scrollIntoView({ block: 'start' });
}
