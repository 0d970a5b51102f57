import { useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { leastPasswordLength, mostPasswordLength } from '@cert/shared/domain';
import { failureCode } from '@cert/shared/platform';
import { Button, Notice, space, TextField } from '@cert/shared/ui';
import type { Fault } from './passwordFaults.ts';
import { StrengthMeter } from './strength/StrengthMeter.tsx';
import { useOwnWords } from './strength/useOwnWords.ts';
import { useStrength } from './strength/useStrength.ts';
import { usePasswordChange } from './usePasswordChange.ts';

type Props = { questionnaireId: number };

/** Current and new password, what is wrong with them, and the button that saves. */
export function PasswordForm({ questionnaireId }: Props) {
  const { t } = useTranslation('org-forms');
  const { t: tPlatform } = useTranslation('platform');
  const ownWords = useOwnWords();
  const { passwords, faults, failure, isBusy, edit, save } = usePasswordChange(
    questionnaireId,
    ownWords,
  );
  const { strength, prepare } = useStrength(passwords.new, [...ownWords, passwords.current]);
  const currentInput = useRef<HTMLInputElement>(null);
  const newInput = useRef<HTMLInputElement>(null);
  // Else what is typed while the call is under way would be emptied with the rest.
  const input = { required: true, readOnly: isBusy };
  const secret = { show: t('password.show'), hide: t('password.hide') };
  const limits = { least: leastPasswordLength, most: mostPasswordLength };
  const sentence = (fault: Fault | undefined) => fault && t(`fault.${fault}`, limits);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = await save();
    if (found.current) currentInput.current?.focus();
    else if (found.new) newInput.current?.focus();
  }

  return (
    <Form noValidate onSubmit={submit}>
      {/* A password keeper fills or reads it; this page does not know the e-mail, nor does it need it. */}
      <input type="text" name="username" autoComplete="username" hidden />
      <TextField
        label={t('password.current')}
        value={passwords.current}
        onChange={(value) => edit('current', value)}
        error={sentence(faults.current)}
        secret={secret}
        input={{ ...input, ref: currentInput, name: 'current', autoComplete: 'current-password' }}
      />
      <Measured>
        <TextField
          label={t('password.new')}
          value={passwords.new}
          onChange={(value) => edit('new', value)}
          hint={t('password.rules', limits)}
          error={sentence(faults.new)}
          secret={secret}
          input={{
            ...input,
            ref: newInput,
            name: 'new',
            autoComplete: 'new-password',
            onFocus: prepare,
          }}
        />
        <StrengthMeter strength={strength} />
      </Measured>
      {failure !== undefined && (
        <Notice tone="failure">{tPlatform(`failed.${failureCode(failure)}`)}</Notice>
      )}
      <Foot>
        <Button type="submit" busyText={isBusy ? t('password.saving') : undefined}>
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
