import { questionnaireLockReason } from '../questionnaireLockReason.ts';
import { useOpenCategory } from '../OpenCategory.tsx';
import { editAccessOf, type EditAccess } from './editAccessOf.ts';
import { useUnlockState } from './UnlockProvider.tsx';

/** Whether the reader can change an area's comment and documents now. */
export function useAreaAccess(): EditAccess {
  const open = useOpenCategory();
  const editing = useUnlockState();
  return editAccessOf({ role: open.role, lock: questionnaireLockReason(open), editing });
}
