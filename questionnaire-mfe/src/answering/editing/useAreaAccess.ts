import { questionnaireLock } from '../questionnaireLock.ts';
import { useOpenCategory } from '../OpenCategory.tsx';
import { accessOf, type Access } from './accessOf.ts';
import { useEditing } from './QuestionnaireEditing.tsx';

/** Whether the reader can change an area's comment and documents now. */
export function useAreaAccess(): Access {
  const open = useOpenCategory();
  const editing = useEditing();
  return accessOf({ role: open.role, lock: questionnaireLock(open), editing });
}
