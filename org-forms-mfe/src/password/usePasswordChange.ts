import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { minPasswordLength, maxPasswordLength } from '@cert/shared/domain';
import { toFailureCode } from '@cert/shared/platform';
import { toFieldErrors } from '../toFieldErrors.ts';
import {
  findPasswordIssues,
  parsePasswordIssues,
  type PasswordFieldIssue,
  type PasswordFormValues,
} from './passwordIssues.ts';

export const passwordLengthLimits = { least: minPasswordLength, most: maxPasswordLength };

export type PasswordChangeForm = {
  form: UseFormReturn<PasswordFormValues>;
  /** Sends passwords that have passed the checks of the page. */
  save: (passwords: PasswordFormValues) => Promise<void>;
};

/**
 * The state of the password form. The fields are emptied only after a successful save. A refusal becomes the error
 * of a field, or of the form (`root`) if the refusal concerns none of the fields.
 * @param ownTexts names that the new password must not contain
 * @param asksCurrent whether the current password is asked for
 * @param send sends the passwords to the server
 */
export function usePasswordChange({
  ownTexts,
  asksCurrent,
  send,
}: {
  ownTexts: readonly string[];
  asksCurrent: boolean;
  send: (passwords: PasswordFormValues) => Promise<unknown>;
}): PasswordChangeForm {
  const { t } = useTranslation('org-forms');
  const { t: tPlatform } = useTranslation('platform');
  const formatIssue = (issue: PasswordFieldIssue) => t(`issue.${issue}`, passwordLengthLimits);
  const form = useForm<PasswordFormValues>({
    defaultValues: { current: '', new: '' },
    // Editing a field removes its error; only the next submission validates again.
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = toFieldErrors<PasswordFormValues, PasswordFieldIssue>(
        findPasswordIssues(asksCurrent ? values : { new: values.new }, ownTexts),
        formatIssue,
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  function refuse(failure: unknown): void {
    const found = parsePasswordIssues(failure);
    if (Object.keys(found).length === 0)
      form.setError('root', { message: tPlatform(`failed.${toFailureCode(failure)}`) });
    // The last call of `setError` sets the focus, so it must be the call for the first field of the form, `current`.
    for (const field of ['new', 'current'] as const)
      if (found[field])
        form.setError(field, { message: formatIssue(found[field]) }, { shouldFocus: true });
  }

  async function save(passwords: PasswordFormValues): Promise<void> {
    try {
      await send(passwords);
      form.reset();
    } catch (caught) {
      refuse(caught);
    }
  }

  return { form, save };
}
