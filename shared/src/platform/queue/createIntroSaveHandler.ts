import type { IntroField } from '../../domain/index.ts';
import type { KeySaveHandler } from './singleSave.ts';
import { extractText } from './extractText.ts';

/** Describes how the queue saves the answer to one intro question. The whole team can change it, so it has revisions and conflicts. */
export function createIntroSaveHandler(field: IntroField): KeySaveHandler {
  return {
    async send(api, { id, value, baseRevision }) {
      const { saved, conflicts } = await api.act('infoAdditionalSave', {
        id,
        info: { [field]: extractText(value) },
        revisions: { [field]: baseRevision },
      });
      const theirs = conflicts[field];
      if (theirs)
        return {
          conflict: { ...theirs, value: theirs.content !== '', questionId: null, answerId: null },
        };
      const known = saved[field];
      if (!known) throw new Error(`the server did not say what became of ${field}`);
      return { saved: known };
    },
    shownBy: ['infoAdditional'],
  };
}
