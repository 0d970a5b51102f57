import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Card, Button, Field, Notice, space, TextField } from '@cert/shared/ui';
import { PageWithHeader } from '../PageWithHeader.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';
import { passwordLimits, usePasswordChange } from './usePasswordChange.ts';
import { usePersonalWords, useStrength } from './useStrength.ts';

/** Serves `/{id}/password`, where users change their own password. */
export function PasswordPage() {
  const { t } = useTranslation('org-forms');
  const questionnaireId = Number(useParams()['questionnaireId']);
  return (
    <PageWithHeader title={t('password.title')} lead={t('password.otherSessions')} isNarrow>
      <Card>
        <PasswordForm questionnaireId={questionnaireId} />
      </Card>
    </PageWithHeader>
  );
}

type Props = { questionnaireId: number };

/** The form with current and new password, their errors and the save button. */
function PasswordForm({ questionnaireId }: Props) {
  const { t } = useTranslation('org-forms');
  const personalWords = usePersonalWords();
  const { form, save } = usePasswordChange(questionnaireId, personalWords);
  const { control, clearErrors, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const [current, next] = useWatch({ control, name: ['current', 'new'] });
  const { strength, prepare } = useStrength(next, [...personalWords, current]);
  // A successful save empties the fields, so nothing may be typed while the call is running.
  const input = { required: true, readOnly: isSubmitting };
  const secret = { show: t('password.show'), hide: t('password.hide') };

  return (
    <Form noValidate onSubmit={handleSubmit(save)}>
      {/* For password managers: they fill or read the user name. The page itself does not need the e-mail. */}
      <input type="text" name="username" autoComplete="username" hidden />
      <Field control={control} name="current">
        {(field, native) => (
          <TextField
            {...field}
            label={t('password.current')}
            onChange={(value) => {
              field.onChange(value);
              clearErrors('current');
            }}
            secret={secret}
            input={{ ...input, ...native, autoComplete: 'current-password' }}
          />
        )}
      </Field>
      <Measured>
        <Field control={control} name="new">
          {(field, native) => (
            <TextField
              {...field}
              label={t('password.new')}
              onChange={(value) => {
                field.onChange(value);
                clearErrors('new');
              }}
              hint={t('password.rules', passwordLimits)}
              secret={secret}
              input={{ ...input, ...native, autoComplete: 'new-password', onFocus: prepare }}
            />
          )}
        </Field>
        <StrengthMeter strength={strength} />
      </Measured>
      {errors.root?.message && <Notice tone="failure">{errors.root.message}</Notice>}
      <Foot>
        <Button type="submit" busyText={isSubmitting ? t('password.saving') : undefined}>
          {t('password.save')}
        </Button>
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

const Measured = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Foot = styled.div`
  display: flex;
`;
