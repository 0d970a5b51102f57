import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import {
  isRefusal,
  listInfoDoubts,
  type InfoDoubt,
  type Role,
  headcountBounds,
  maxEmailLength,
  maxInfoTextLength,
} from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { failureCode, useAct, useLanguage, usePlatform, useRefresh } from '@cert/shared/platform';
import { fieldErrors } from '../../fieldErrors.ts';
import {
  baseValues,
  conflictingFields,
  findEdits,
  rebase,
  isSame,
  applyEdits,
  unsavedFields,
} from './edits.ts';
import { findIssues, findTypingIssues, parseFieldIssues, type FieldIssue } from './fieldIssues.ts';
import {
  formFields,
  toHeadcounts,
  toInput,
  toFormValues,
  type FormField,
  type FormValues,
} from './formValues.ts';
import { useDraft } from './useDraft.ts';

export type InfoFormState = {
  control: Control<FormValues>;
  /** The values that the form shows; `stored` are those of the server. */
  values: FormValues;
  stored: FormValues;
  unsaved: readonly FormField[];
  /** Fields in conflict: the person must choose between the own and the stored value. */
  conflicting: readonly FormField[];
  choose: (field: FormField, choice: 'mine' | 'theirs') => void;
  /** The issue to show at a field. While typing only length and number issues; after an attempt to save all issues. */
  issueOf: (field: FormField) => FieldIssue | undefined;
  /** The number of empty required fields, also of those that show no issue yet. */
  emptyCount: number;
  /** Whether every field is filled in with a valid value, also those that the team need not fill in. */
  isComplete: boolean;
  /** Numbers that can hardly be true beside others; they can be saved. */
  doubts: readonly InfoDoubt[];
  /** Fields that others changed, if the last save was refused with a conflict. */
  changedByOthers: readonly FormField[];
  /** Why the last save failed, if the reason concerns none of the fields. */
  failure: string | undefined;
  isBusy: boolean;
  /** The number of attempts to save. After each attempt the page focuses the first problem. */
  saveAttempts: number;
  onSubmit: (event: React.SubmitEvent) => Promise<void>;
};

/**
 * The state of the organisation's form. React Hook Form holds the typed values, their errors and the state of
 * submission. `base` holds the stored values from when the edits began: a field is in conflict if the stored value
 * has changed since. See docs/decisions/0020-organisation-forms.md.
 */
export function useInfoForm(
  questionnaireId: number,
  { info, role }: { info: QuestionnaireInfo; role: Role },
): InfoFormState {
  const language = useLanguage();
  const { toasts } = usePlatform();
  const { t } = useTranslation('org-forms');
  const { t: tPlatform } = useTranslation('platform');
  const textOf = useIssueText();
  const refresh = useRefresh();
  const infoSave = useAct('infoSave');
  const { kept, keep } = useDraft(questionnaireId);
  const [base, setBase] = useState(() => baseValues(toFormValues(info), kept));
  const [storedAtConflict, setStoredAtConflict] = useState<FormValues>();
  const hasTriedToSave = useRef(false);
  const sent = useRef<FormValues>(undefined);

  const stored = toFormValues(info);
  const form = useForm<FormValues>({
    defaultValues: applyEdits(stored, kept),
    mode: 'onChange',
    // `InfoForm` sets the focus instead: it also takes conflicts into account, in the order of the page.
    shouldFocusError: false,
    resolver: (values) => {
      const issues = hasTriedToSave.current
        ? findIssues(values, { language, role })
        : findTypingIssues(values, language);
      const errors = fieldErrors<FormValues, FieldIssue>(issues, textOf);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { control, setValue, setError, trigger } = form;
  const { errors, isSubmitting, submitCount } = form.formState;
  const values = useWatch({ control }) as FormValues;
  const edits = findEdits({ mine: values, base });
  const unsaved = unsavedFields(stored, edits);
  const conflicting = conflictingFields(stored, edits);

  useEffect(() => keep(unsaved.length > 0 ? edits : {}));

  // A number in the draft may be out of bounds.
  useEffect(() => void trigger(), [trigger]);

  const followStored = useEffectEvent(() => {
    const mine = form.getValues();
    // Text that is typed during a save must not conflict with that save.
    const next = rebase({ mine, base: sent.current ?? base }, stored);
    setBase(next.base);
    for (const field of formFields)
      if (next.mine[field] !== mine[field])
        setValue(field, next.mine[field], { shouldValidate: true });
  });
  useLayoutEffect(() => followStored(), [info.infoDigest]);

  async function save(meant: FormValues): Promise<void> {
    // The error makes the submission unsuccessful. It has no message, because the field itself shows its conflict.
    if (conflicting.length > 0) return setError('root', { type: 'unresolved-conflict' });
    try {
      const input = toInput(meant, language);
      await infoSave({ ...input, id: questionnaireId, seen: info.infoDigest });
      sent.current = meant;
      // Refresh before anything else, so that the old values never show again.
      await refresh('info');
      hasTriedToSave.current = false;
      toasts.show({ tone: 'success', text: t('toast.saved') });
    } catch (caught) {
      toasts.show({ tone: 'failure', text: t('toast.failed') });
      await handleFailure(caught);
    } finally {
      sent.current = undefined;
    }
  }

  async function handleFailure(caught: unknown): Promise<void> {
    const found = parseFieldIssues(caught);
    if (found) {
      for (const field of formFields) {
        const issue = found[field];
        if (issue) setError(field, { type: issue, message: textOf(issue, field) });
      }
      return;
    }
    const isConflict = isRefusal(caught) && caught.code === 'conflict';
    if (isConflict) setStoredAtConflict(stored);
    setError('root', {
      type: failureCode(caught),
      ...(!isConflict && { message: tPlatform(`failed.${failureCode(caught)}`) }),
    });
    if (isConflict || (isRefusal(caught) && caught.code === 'locked')) await refresh('info');
  }

  return {
    ...{ control, values, stored, unsaved, conflicting },
    choose(field, choice) {
      setBase({ ...base, [field]: stored[field] });
      if (choice === 'theirs') setValue(field, stored[field], { shouldValidate: true });
    },
    issueOf: (field) => errors[field]?.type as FieldIssue | undefined,
    emptyCount: Object.values(findIssues(values, { language, role })).filter(
      (issue) => issue === 'missing' || issue === 'description-missing',
    ).length,
    isComplete: Object.keys(findIssues(values, { language, role: 'client' })).length === 0,
    doubts: listInfoDoubts(toHeadcounts(values, language)),
    changedByOthers: storedAtConflict
      ? formFields.filter((field) => !isSame(storedAtConflict[field], stored[field]))
      : [],
    failure: errors.root?.message,
    isBusy: isSubmitting,
    saveAttempts: submitCount,
    onSubmit(event) {
      hasTriedToSave.current = true;
      setStoredAtConflict(undefined);
      return form.handleSubmit(save)(event);
    },
  };
}

/** Formats an issue as an error message in the reader's language. */
function useIssueText(): (issue: FieldIssue, field: FormField) => string {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  return (issue, field) => {
    if (issue === 'missing') return t(`organisation.issue.missing.${field}`);
    const isLength = issue === 'too-long';
    const longest = field === 'email' ? maxEmailLength : maxInfoTextLength;
    return t(`organisation.issue.${issue}`, {
      least: formatNumber(headcountBounds.least, language),
      most: formatNumber(isLength ? longest : headcountBounds.most, language),
    });
  };
}
