import { lockOfAll } from '../lockOfAll.ts';
import { useOpenCategory } from '../OpenCategory.tsx';
import { accessOf, type Access } from './accessOf.ts';
import { useEditing } from './QuestionnaireEditing.tsx';

/** Whether the reader can change an area's comment and documents now (spec 1 §4, "Question editability"). */
export function useAreaAccess(): Access {
  const open = useOpenCategory();
  const editing = useEditing();
  return accessOf({ role: open.role, lock: lockOfAll(open), editing });
}
