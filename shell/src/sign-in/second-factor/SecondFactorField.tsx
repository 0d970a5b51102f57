import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Loaded, useMessages, type MessageLoaders } from '@cert/shared/platform';
import { Button, space, TextField } from '@cert/shared/ui';
import type { CodeStep } from '../useSignIn.ts';

/** The messages of the second step. They are loaded only for a sign-in that has a second step. */
const loaders: MessageLoaders = {
  hr: () => import(/* webpackMode: "eager" */ './locales/hr.json'),
  sr: () => import(/* webpackMode: "eager" */ './locales/sr.json'),
  en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
};

export type SecondFactorFieldProps = { step: CodeStep; readOnly: boolean };

/** The second step of a sign-in: a code of the authenticator app, a recovery code, or a passkey. */
export function SecondFactorField(props: SecondFactorFieldProps) {
  const messages = useMessages('shell/second-factor', loaders);
  return <Loaded of={messages}>{() => <CodeFields {...props} />}</Loaded>;
}

function CodeFields({
  step: {
    code: { ref, ...field },
    hasApp,
    isWrong,
    onPasskey,
    onBack,
  },
  readOnly,
}: SecondFactorFieldProps) {
  const { t } = useTranslation('shell/second-factor');
  const [usesApp, setUsesApp] = useState(hasApp);
  useEffect(() => ref.current?.focus(), [ref, usesApp]);
  function change() {
    setUsesApp(!usesApp);
    field.onChange('');
  }
  return (
    <Rows>
      <TextField
        {...field}
        label={t(usesApp ? 'code' : 'recoveryCode')}
        hint={usesApp ? undefined : t(hasApp ? 'lost' : 'lostPasskey')}
        error={isWrong ? t(usesApp ? 'wrong' : 'wrongRecoveryCode') : undefined}
        input={{
          ref,
          readOnly,
          name: 'code',
          // Phones then show a number keypad, and fill in a code from an app or a message.
          ...(usesApp && ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const)),
          ...(!usesApp && { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }),
          required: true,
        }}
      />
      <Choices>
        {onPasskey && (
          <Button tone={hasApp ? 'quiet' : 'secondary'} onClick={onPasskey}>
            {t('usePasskey')}
          </Button>
        )}
        {hasApp && (
          <Button tone="quiet" onClick={change}>
            {t(usesApp ? 'useRecoveryCode' : 'useApp')}
          </Button>
        )}
        <Button tone="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </Choices>
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
