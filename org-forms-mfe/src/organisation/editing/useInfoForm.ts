import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Info } from '@cert/shared/contract';
import { isRefusal, type Role } from '@cert/shared/domain';
import { useAct, useLanguage, usePlatform, useRefresh } from '@cert/shared/platform';
import {
  disputedFields,
  isSame,
  shownValues,
  unsavedFields,
  withChoice,
  withEdit,
  withoutSaved,
} from './edits.ts';
import { findFaults, findTypingFaults, readFaults, type FieldFaults } from './fieldFaults.ts';
import { formFields, inputOf, valuesOf, type FormField, type FormValues } from './formValues.ts';
import { useEdits } from './useEdits.ts';

export type InfoForm = {
  /** What the form shows, and what the server has. */
  values: FormValues;
  stored: FormValues;
  edit: <Field extends FormField>(field: Field, value: FormValues[Field]) => void;
  unsaved: readonly FormField[];
  /** Fields with two values, of which one is to be chosen. */
  disputed: readonly FormField[];
  choose: (field: FormField, choice: 'mine' | 'theirs') => void;
  /** Forgets what is not saved. */
  discard: () => void;
  /** What is to be told now: while one types what is out of bounds, and after a try to save everything. */
  faults: FieldFaults;
  /** What keeps the form from being saved, told or not. */
  open: FieldFaults;
  /** What others have changed, when the last try to save met it. */
  changedByOthers: readonly FormField[];
  /** Why the last try failed, when it was about none of the fields. */
  failure: unknown;
  isBusy: boolean;
  /** How often saving was held up by something in the form: the page then leads there. */
  holdUps: number;
  save: () => Promise<void>;
};

/** The organisation's form: what is typed over what is stored, checked and saved. */
export function useInfoForm(
  questionnaireId: number,
  { info, role }: { info: Info; role: Role },
): InfoForm {
  const language = useLanguage();
  const { toasts } = usePlatform();
  const { t } = useTranslation('org-forms');
  const refresh = useRefresh();
  const infoSave = useAct('infoSave');
  const { edits, change } = useEdits(questionnaireId);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldFaults>({});
  const [failure, setFailure] = useState<unknown>();
  const [meantOver, setMeantOver] = useState<FormValues>();
  const [isBusy, setBusy] = useState(false);
  const [holdUps, setHoldUps] = useState(0);

  const stored = valuesOf(info);
  const values = shownValues(stored, edits);
  const disputed = disputedFields(stored, edits);
  const open = findFaults(values, { language, role });

  async function send(): Promise<void> {
    const input = { ...inputOf(values, language), id: questionnaireId, seen: info.infoDigest };
    try {
      await infoSave(input);
      // First, so that what was there before never shows again.
      await refresh('info');
      change((before) => withoutSaved(before, values), values);
      setTried(false);
      toasts.show({ tone: 'success', text: t('toast.saved') });
    } catch (caught) {
      toasts.show({ tone: 'failure', text: t('toast.failed') });
      await take(caught);
    }
  }

  async function take(caught: unknown): Promise<void> {
    const found = readFaults(caught);
    if (found) {
      setRefused(found);
      return setHoldUps((count) => count + 1);
    }
    const isConflict = isRefusal(caught) && caught.code === 'conflict';
    if (isConflict) setMeantOver(stored);
    else setFailure(caught);
    if (isConflict || (isRefusal(caught) && caught.code === 'locked')) await refresh('info');
    if (isConflict) setHoldUps((count) => count + 1);
  }

  return {
    ...{ values, stored, disputed, open, failure, isBusy, holdUps },
    unsaved: unsavedFields(stored, edits),
    faults: { ...refused, ...(isTried ? open : findTypingFaults(values, language)) },
    changedByOthers: meantOver
      ? formFields.filter((field) => !isSame(meantOver[field], stored[field]))
      : [],
    edit(field, mine) {
      change((before) => withEdit(before, { field, mine, stored }), stored);
      setRefused(({ [field]: _told, ...others }) => others);
    },
    choose(field, choice) {
      change((before) => withChoice(before, { field, choice, stored }), stored);
    },
    discard: () => change(() => ({}), stored),
    async save() {
      setFailure(undefined);
      setMeantOver(undefined);
      setRefused({});
      setTried(true);
      if (disputed.length > 0 || Object.keys(open).length > 0)
        return setHoldUps((count) => count + 1);
      setBusy(true);
      await send();
      setBusy(false);
    },
  };
}
