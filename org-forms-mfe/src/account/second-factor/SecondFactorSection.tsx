import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '@cert/shared/contract';
import { formatDay } from '@cert/shared/i18n';
import { Loaded, useLanguage, usePlatform, useRead } from '@cert/shared/platform';
import { Button, Notice } from '@cert/shared/ui';
import { Section } from '../../Section.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { findAcceptedProofs } from '../ownerForm.tsx';
import { ButtonRow, SectionRows, useFocusAfterStep } from '../Step.tsx';
import {
  AuthenticatorRemovalForm,
  RecoveryCodeRenewalForm,
  AuthenticatorSetUpForms,
} from './secondFactorForms.tsx';

/** What the user is doing; `codes`: new recovery codes are shown. */
type Task = 'set-up' | 'renew' | 'remove' | { codes: readonly string[] };

/** The second factor of the account: its state, and the steps that set it up, change it or remove it. */
export function SecondFactorSection() {
  const { t } = useTranslation('org-forms/account');
  const { toasts } = usePlatform();
  const factor = useRead('secondFactorRead', {});
  const [task, setTask] = useState<Task>();
  const content = useFocusAfterStep(task !== undefined);

  function finish(next?: Task): void {
    setTask(next);
    const isOn = next || (factor.data?.passkeys.length ?? 0) > 0;
    const text = t(isOn ? 'secondFactor.nowOn' : 'secondFactor.nowOff');
    toasts.show({ tone: 'success', text, topic: 'second-factor' });
  }
  const steps = {
    onCancel: () => setTask(undefined),
    onCodes: (codes: readonly string[]) => finish({ codes }),
  };

  return (
    <Section title={t('secondFactor.title')} lead={t('secondFactor.lead')}>
      <Loaded of={factor}>
        {(state) => {
          const proofs = findAcceptedProofs(state);
          if (task === undefined)
            return (
              <SectionRows ref={content} tabIndex={-1}>
                <State state={state} onStart={setTask} />
              </SectionRows>
            );
          if (task === 'set-up') return <AuthenticatorSetUpForms proofs={proofs} {...steps} />;
          if (task === 'renew') return <RecoveryCodeRenewalForm proofs={proofs} {...steps} />;
          if (task === 'remove')
            return (
              <AuthenticatorRemovalForm
                proofs={proofs}
                onCancel={steps.onCancel}
                onRemoved={() => finish()}
              />
            );
          return <RecoveryCodes codes={task.codes} onKept={steps.onCancel} />;
        }}
      </Loaded>
    </Section>
  );
}

type StateProps = {
  state: Reply<'secondFactorRead'>;
  onStart: (task: 'set-up' | 'renew' | 'remove') => void;
};

/** The state of the second factor, with the buttons that change it. */
function State({ state, onStart }: StateProps) {
  const { authenticatorSince, passkeys, recoveryCodes, compulsory } = state;
  const { t } = useTranslation('org-forms/account');
  const language = useLanguage();
  const hasApp = authenticatorSince !== null;
  const hasPasskey = passkeys.length > 0;
  if (!hasApp && !hasPasskey)
    return (
      <>
        <p>{t('secondFactor.off')}</p>
        <ButtonRow>
          <Button tone="secondary" onClick={() => onStart('set-up')}>
            {t('secondFactor.setUp')}
          </Button>
        </ButtonRow>
      </>
    );
  return (
    <>
      <p>
        {hasApp
          ? t('secondFactor.since', { at: formatDay(authenticatorSince, language) })
          : t('secondFactor.byPasskey')}
      </p>
      {recoveryCodes === 0 ? (
        <Notice tone="warning">{t('secondFactor.noCodes')}</Notice>
      ) : (
        <p>{t('secondFactor.codesLeft', { count: recoveryCodes })}</p>
      )}
      <ButtonRow>
        <Button tone="secondary" onClick={() => onStart('renew')}>
          {t('secondFactor.makeCodes')}
        </Button>
        <Button tone="secondary" onClick={() => onStart('set-up')}>
          {t(hasApp ? 'secondFactor.replace' : 'secondFactor.setUp')}
        </Button>
        {hasApp && (!compulsory || hasPasskey) && (
          <Button tone="quiet" onClick={() => onStart('remove')}>
            {t(hasPasskey ? 'secondFactor.removeApp' : 'secondFactor.remove')}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}
