import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '@cert/shared/contract';
import { maxPasskeys } from '@cert/shared/domain';
import { formatAgo, formatDay } from '@cert/shared/i18n';
import { canUsePasskeys } from '@cert/shared/passkeys';
import { Loaded, useAct, useLanguage, usePlatform, useRead } from '@cert/shared/platform';
import { Button, RowList } from '@cert/shared/ui';
import { Section } from '../../Section.tsx';
import { findAcceptedProofs } from '../ownerForm.tsx';
import { ProofForm } from '../ProofForm.tsx';
import { RecoveryCodes } from '../second-factor/RecoveryCodes.tsx';
import { RowDetails, RowTitle } from '../rowTexts.ts';
import { ButtonRow, SectionRows, useFocusAfterStep } from '../Step.tsx';
import { AddPasskeyForms } from './AddPasskeyForms.tsx';

/** What the user is doing; `codes`: new recovery codes are shown. */
type Task = 'add' | { removed: number } | { codes: readonly string[] };

/** The passkeys of the account. The user can add and remove passkeys. */
export function PasskeySection() {
  const { t } = useTranslation('org-forms/account');
  const { toasts } = usePlatform();
  const factor = useRead('secondFactorRead', {});
  const language = useLanguage();
  const passkeyRemove = useAct('passkeyRemove');
  const [task, setTask] = useState<Task>();
  const stop = () => setTask(undefined);
  const content = useFocusAfterStep(task !== undefined);

  function finish(done: 'added' | 'removed', next?: Task): void {
    setTask(next);
    toasts.show({ tone: 'success', text: t(`passkeys.${done}`), topic: 'passkeys' });
  }

  return (
    <Section title={t('passkeys.title')} lead={t('passkeys.lead')}>
      <Loaded of={factor}>
        {(state) => {
          if (task === undefined)
            return (
              <SectionRows ref={content} tabIndex={-1}>
                <Passkeys state={state} onStart={setTask} />
              </SectionRows>
            );
          const proofs = findAcceptedProofs(state);
          if (task === 'add')
            return (
              <AddPasskeyForms
                proofs={proofs}
                onCancel={stop}
                onAdded={() => finish('added')}
                onCodes={(codes) => finish('added', { codes })}
              />
            );
          if ('codes' in task) return <RecoveryCodes codes={task.codes} onKept={stop} />;
          return (
            <ProofForm
              proofs={proofs}
              onCancel={stop}
              send={async (proof) => {
                await passkeyRemove({ ...proof, passkeyId: task.removed, language });
                finish('removed');
              }}
            />
          );
        }}
      </Loaded>
    </Section>
  );
}

type PasskeysProps = { state: Reply<'secondFactorRead'>; onStart: (task: Task) => void };

/** The passkeys with their buttons. If a second factor is compulsory, the account’s only one cannot be removed. */
function Passkeys({ state, onStart }: PasskeysProps) {
  const { t } = useTranslation('org-forms/account');
  const language = useLanguage();
  const { passkeys, authenticatorSince, compulsory } = state;
  const isKept = compulsory && authenticatorSince === null && passkeys.length === 1;
  return (
    <>
      {passkeys.length > 0 && (
        <RowList>
          {passkeys.map(({ id, name, addedAt, usedAt }) => (
            <li key={id}>
              <div>
                <RowTitle>{name}</RowTitle>
                <RowDetails>
                  {t('passkeys.addedAt', { at: formatDay(addedAt, language) })}
                  <br />
                  {usedAt === null
                    ? t('passkeys.unused')
                    : t('passkeys.used', { ago: formatAgo(usedAt, language) })}
                </RowDetails>
              </div>
              {!isKept && (
                <Button
                  tone="quiet"
                  aria-label={t('passkeys.removeNamed', { name })}
                  onClick={() => onStart({ removed: id })}
                >
                  {t('passkeys.remove')}
                </Button>
              )}
            </li>
          ))}
        </RowList>
      )}
      {!canUsePasskeys() ? (
        <p>{t('passkeys.impossible')}</p>
      ) : (
        passkeys.length < maxPasskeys && (
          <ButtonRow>
            <Button tone="secondary" onClick={() => onStart('add')}>
              {t('passkeys.add')}
            </Button>
          </ButtonRow>
        )
      )}
    </>
  );
}
