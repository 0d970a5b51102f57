import { useEffect, useEffectEvent } from 'react';
import { useAct, useLanguage, useStore } from '@cert/shared/platform';
import type { EditingState } from '../EditingContext.ts';

/**
 * Interval in milliseconds between presence messages. Without a message for 30 s, the server no longer lists the user
 * as editing.
 */
const intervalMs = 10_000;

/**
 * Reports to the server which text the user is editing, and stores which texts colleagues are editing. It pauses while
 * the page is hidden.
 */
export function useEditingPresence({
  questionnaireId: id,
  report: { isLocked },
  edited,
  colleagues,
}: EditingState): void {
  const sendEditing = useAct('reportEditing');
  const language = useLanguage();
  const field = useStore(edited);
  const announceNow = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      const editing = field === null ? null : { field, language };
      colleagues.set(await sendEditing({ id, editing }));
    } catch {
      // Clears the list on a failed request; another part of the page reports a lost connection.
      colleagues.set([]);
    }
  });
  useEffect(() => {
    if (isLocked) return undefined;
    const announce = () => void announceNow();
    announce();
    const timer = setInterval(announce, intervalMs);
    document.addEventListener('visibilitychange', announce);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', announce);
    };
  }, [id, field, isLocked]);
}
