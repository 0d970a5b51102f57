import type { Reply } from '@cert/shared/contract';
import { introKey, parseIntroKey, type IntroField } from '@cert/shared/domain';
import {
  listStaleReads,
  textSaverFunctions,
  type Saver,
  type StoredField,
} from '@cert/shared/platform';

/**
 * Saves the answer to one intro question. The whole team can change the answer, so each save sends the revision that
 * it is based on and can end in a conflict.
 */
export const introSaver: Saver<string> = {
  ...textSaverFunctions,
  prefixes: ['intro_'],
  async send(api, { questionnaireId: id, key, value, baseRevision }) {
    const field = parseIntroKey(key);
    if (!field) throw new Error(`${key} names no intro question`);
    const { saved, conflicts } = await api.act('infoAdditionalSave', {
      id,
      info: { [field]: value },
      revisions: { [field]: baseRevision },
    });
    const theirs = conflicts[field];
    if (theirs) {
      const { content, revision, savedAt, savedBy } = theirs;
      return { conflict: { value: content, revision, savedAt, savedBy } };
    }
    const known = saved[field];
    if (!known) throw new Error(`the server did not say what became of ${field}`);
    return { saved: known };
  },
  shownBy: listStaleReads('infoAdditionalSave'),
};

/** The saver, key and stored value of one intro answer, as the save queue needs them. */
export function toStoredIntroField(
  questionnaireId: number,
  field: IntroField,
  intro: Reply<'infoAdditional'>,
): StoredField<string> {
  const saving = intro.saved[field];
  return {
    saver: introSaver,
    questionnaireId,
    key: introKey(field),
    stored: saving && { ...saving, value: intro[field] },
  };
}
