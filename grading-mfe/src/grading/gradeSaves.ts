import type { Grade } from '@cert/shared/domain';
import { createStore, type Store } from '@cert/shared/platform';

/** The own grade of one area, and what the page had read of it when it was chosen. */
export type ChosenGrade = {
  questionnaireId: number;
  areaId: number;
  grade: Grade | null;
  read: Grade | null;
};

/** How far the own grade of an area is on its way. */
export type GradeSave = {
  status: 'none' | 'saving' | 'saved' | 'failed';
  /** The grade that is being saved or that the server has taken. It is shown while the page still reads `read`. */
  ahead?: Pick<ChosenGrade, 'grade' | 'read'>;
};

export type GradeSaves = {
  of(area: Pick<ChosenGrade, 'questionnaireId' | 'areaId'>): Store<GradeSave>;
  /**
   * Saves a grade once the call before it is answered: two calls under way could arrive in either order. Of the
   * grades chosen meanwhile only the newest is sent.
   * @returns what became of it; `overtaken` when an earlier, unfinished `put` of the same area takes care of it
   */
  put(
    chosen: ChosenGrade,
    send: (grade: Grade | null) => Promise<unknown>,
  ): Promise<'saved' | 'failed' | 'overtaken'>;
};

/** The saves of one person, which outlive the panel: leaving an area and coming back must not mix up their order. */
export function createGradeSaves(): GradeSaves {
  const stores = new Map<string, Store<GradeSave>>();

  function of({ questionnaireId, areaId }: Pick<ChosenGrade, 'questionnaireId' | 'areaId'>) {
    const key = `${questionnaireId} ${areaId}`;
    const store = stores.get(key) ?? createStore<GradeSave>({ status: 'none' });
    stores.set(key, store);
    return store;
  }

  return {
    of,
    async put(chosen, send) {
      const store = of(chosen);
      const before = store.get();
      let { grade, read } = chosen;
      store.set({ status: 'saving', ahead: { grade, read } });
      if (before.status === 'saving') return 'overtaken';

      let taken = before.ahead;
      for (;;) {
        const isTaken = await send(grade).then(
          () => true,
          () => false,
        );
        if (isTaken) taken = { grade, read };
        const newest = store.get().ahead ?? chosen;
        if (newest.grade === grade) {
          store.set({ status: isTaken ? 'saved' : 'failed', ahead: taken });
          return isTaken ? 'saved' : 'failed';
        }
        ({ grade, read } = newest);
      }
    },
  };
}

/** The grade to show: the one that is ahead of what the page has read, else that. */
export function shownOwnGrade({ status, ahead }: GradeSave, read: Grade | null): Grade | null {
  const isAhead = ahead !== undefined && (status === 'saving' || ahead.read === read);
  return isAhead ? ahead.grade : read;
}
