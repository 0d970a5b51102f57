import { useEffect, useEffectEvent } from 'react';
import { useAct, useLanguage, useStore } from '@cert/shared/platform';
import type { Editing } from '../EditingContext.ts';

/** How often colleagues hear which text is edited; the server forgets who is silent for 30 s. */
const everyMs = 10_000;

/** Says which text is edited here, and notes what colleagues are editing, while the page can be seen. */
export function useAnnounceEditing({
  questionnaireId: id,
  report: { isLocked },
  edited,
  colleagues,
}: Editing): void {
  const tell = useAct('reportEditing');
  const language = useLanguage();
  const field = useStore(edited);
  const tellNow = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      const editing = field === null ? null : { field, language };
      colleagues.set(await tell({ id, editing }));
    } catch {
      // Nobody is told apart from a network that is gone, of which the page speaks elsewhere.
      colleagues.set([]);
    }
  });
  useEffect(() => {
    if (isLocked) return undefined;
    const ask = () => void tellNow();
    ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [id, field, isLocked]);
}
