import type { Area } from '@cert/shared/contract';
import type { Grade } from '@cert/shared/domain';
import {
  useAct,
  usePlatform,
  usePlatformWords,
  useRefresh,
  useStore,
  type Session,
} from '@cert/shared/platform';
import { createGradeSaves, shownOwnGrade, type GradeSave, type GradeSaves } from './gradeSaves.ts';

export type OwnGrade = {
  grade: Grade | null;
  status: GradeSave['status'];
  /** Shows the grade at once and saves it; null clears. After a failure the old grade is back, and a message says so. */
  choose: (grade: Grade | null) => void;
};

/** The reader's own grade of an area. */
export function useOwnGrade({
  questionnaireId,
  area,
}: {
  questionnaireId: number;
  area: Area;
}): OwnGrade {
  const { session, toasts } = usePlatform();
  const t = usePlatformWords();
  const refresh = useRefresh();
  const certifierAreaGradeSet = useAct('certifierAreaGradeSet');
  const saves = savesOf(useStore(session));
  const place = { questionnaireId, areaId: area.id };
  const save = useStore(saves.of(place));
  const read = area.certifierGrade ?? null;

  async function choose(grade: Grade | null): Promise<void> {
    const outcome = await saves.put({ ...place, grade, read }, (newest) =>
      certifierAreaGradeSet({ id: questionnaireId, areaId: area.id, grade: newest }),
    );
    if (outcome === 'overtaken') return;
    if (outcome === 'failed') toasts.show({ tone: 'failure', text: t('queue.notSaved') });
    // After a failure too: what stands on the server, and perhaps a lock, is what the reader must see now.
    await refresh('areaCategory', 'areaCategoryList');
  }

  return { grade: shownOwnGrade(save, read), status: save.status, choose };
}

const savesOfSession = new WeakMap<object, GradeSaves>();
const nobody = {};

/** One person's saves never meet another's who signs in after them: own grades are blind (decisions §3). */
function savesOf(session: Session | null): GradeSaves {
  const owner = session ?? nobody;
  const saves = savesOfSession.get(owner) ?? createGradeSaves();
  savesOfSession.set(owner, saves);
  return saves;
}
