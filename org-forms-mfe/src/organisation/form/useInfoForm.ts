import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import {
  isRefusal,
  listImplausibleHeadcounts,
  type ImplausibleHeadcount,
  type Role,
  headcountBounds,
  maxEmailLength,
  maxInfoTextLength,
} from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { toFailureCode, useAct, useLanguage, usePlatform } from '@cert/shared/platform';
import { toFieldErrors } from '../../toFieldErrors.ts';
import {
  getBaseValues,
  listConflictingFields,
  findEdits,
  mergeStoredValues,
  isSameFieldValue,
  applyEdits,
  listUnsavedFields,
} from './edits.ts';
import { findIssues, findTypingIssues, parseFieldIssues, type FieldIssue } from './fieldIssues.ts';
import {
  formFields,
  toHeadcounts,
  toInfoSaveInput,
  toFormValues,
  type FormField,
  type FormValues,
} from './formValues.ts';
import { useInfoDraft } from './useInfoDraft.ts';

export type InfoFormState = {
  control: Control<FormValues>;
  /** The values that the form shows. `stored`: the values on the server. */
  values: FormValues;
  stored: FormValues;
  unsaved: readonly FormField[];
  /** Fields in conflict: the person must choose between their own and the stored value. */
  conflicting: readonly FormField[];
  choose: (field: FormField, choice: 'mine' | 'theirs') => void;
  /**
   * The issue to show at a field. Until the first attempt to save, only texts that are too long and invalid numbers are
   * issues; after it, all issues are shown.
   */
  issueOf: (field: FormField) => FieldIssue | undefined;
  /** The number of empty required fields, including fields that show no issue yet. */
  emptyCount: number;
  /**
   * Whether every field has a valid value. Also false for the team while a field is empty, although the team need not
   * fill in every field.
   */
  isComplete: boolean;
  /** Headcounts that are implausible compared with other headcounts. They do not prevent saving. */
  doubts: readonly ImplausibleHeadcount[];
  /** Fields that other people have changed, if the last save was refused with a conflict; else empty. */
  changedByOthers: readonly FormField[];
  /** Why the last save failed, if the reason concerns none of the fields. */
  failure: string | undefined;
  isBusy: boolean;
  /** Unsaved fields that the browser has filled in, not the user. */
  filledByBrowser: readonly FormField[];
  /** Records who has changed a field last. @param isFilled true for the browser, false for the user */
  markFilled: (field: FormField, isFilled: boolean) => void;
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
  const infoSave = useAct('infoSave', { onReply: () => (sent.current = saving.current) });
  const { kept, keep } = useInfoDraft(questionnaireId);
  const [base, setBase] = useState(() => getBaseValues(toFormValues(info), kept));
  const [storedAtConflict, setStoredAtConflict] = useState<FormValues>();
  const [filled, setFilled] = useState<ReadonlySet<FormField>>(new Set());
  const hasTriedToSave = useRef(false);
  /** The values of the call that is running. */
  const saving = useRef<FormValues>(undefined);
  /** The values that the server has stored, until the page has read them again. */
  const sent = useRef<FormValues>(undefined);

  const stored = toFormValues(info);
  const form = useForm<FormValues>({
    defaultValues: applyEdits(stored, kept),
    mode: 'onChange',
    // `InfoForm` sets the focus, because the first problem on the page can also be a conflict.
    shouldFocusError: false,
    resolver: (values) => {
      const issues = hasTriedToSave.current
        ? findIssues(values, { language, role })
        : findTypingIssues(values, language);
      const errors = toFieldErrors<FormValues, FieldIssue>(issues, textOf);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { control, setValue, setError, trigger } = form;
  const { errors, isSubmitting, submitCount } = form.formState;
  const values = useWatch({ control }) as FormValues;
  const edits = findEdits({ mine: values, base });
  const unsaved = listUnsavedFields(stored, edits);
  const conflicting = listConflictingFields(stored, edits);

  useEffect(() => keep(unsaved.length > 0 ? edits : {}));

  // Validate the draft when the page opens, because it may contain a number out of bounds, which must show its error.
  useEffect(() => void trigger(), [trigger]);

  const followStored = useEffectEvent(() => {
    const mine = form.getValues();
    // After a save, use the values that the server has just stored as the base: text typed while the save was running
    // must not conflict with that save.
    const next = mergeStoredValues({ mine, base: sent.current ?? base }, stored);
    setBase(next.base);
    for (const field of formFields)
      if (next.mine[field] !== mine[field])
        setValue(field, next.mine[field], { shouldValidate: true });
  });
  useLayoutEffect(() => followStored(), [info.infoDigest]);

  async function save(meant: FormValues): Promise<void> {
    // The error marks the submission as failed. It has no message, because the field in conflict shows the conflict.
    if (conflicting.length > 0) return setError('root', { type: 'unresolved-conflict' });
    try {
      const input = toInfoSaveInput(meant, language);
      saving.current = meant;
      await infoSave({ ...input, id: questionnaireId, seen: info.infoDigest });
      hasTriedToSave.current = false;
      toasts.show({ tone: 'success', text: t('toast.saved'), topic: 'organisation' });
    } catch (caught) {
      toasts.show({ tone: 'failure', text: t('toast.failed'), topic: 'organisation' });
      handleFailure(caught);
    } finally {
      sent.current = undefined;
    }
  }

  function handleFailure(caught: unknown): void {
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
      type: toFailureCode(caught),
      ...(!isConflict && { message: tPlatform(`failed.${toFailureCode(caught)}`) }),
    });
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
    doubts: listImplausibleHeadcounts(toHeadcounts(values, language)),
    changedByOthers: storedAtConflict
      ? formFields.filter((field) => !isSameFieldValue(storedAtConflict[field], stored[field]))
      : [],
    failure: errors.root?.message,
    isBusy: isSubmitting,
    filledByBrowser: unsaved.filter((field) => filled.has(field)),
    markFilled(field, isFilled) {
      setFilled((before) => {
        if (before.has(field) === isFilled) return before;
        const others = [...before].filter((other) => other !== field);
        return new Set(isFilled ? [...others, field] : others);
      });
    },
    saveAttempts: submitCount,
    onSubmit(event) {
      hasTriedToSave.current = true;
      setStoredAtConflict(undefined);
      return form.handleSubmit(save)(event);
    },
  };
}

/** The example in error messages. It is large enough to show how digits are grouped. */
const exampleHeadcount = 1234;

/** Returns a function that formats an issue as an error message in the user's language. */
function useIssueText(): (issue: FieldIssue, field: FormField) => string {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  return (issue, field) => {
    if (issue === 'missing') return t(`organisation.issue.missing.${field}`);
    const isLength = issue === 'too-long';
    const longest = field === 'email' ? maxEmailLength : maxInfoTextLength;
    return t(`organisation.issue.${issue}`, {
      least: formatNumber(headcountBounds.min, language),
      most: formatNumber(isLength ? longest : headcountBounds.max, language),
      example: formatNumber(exampleHeadcount, language),
    });
  };
}
