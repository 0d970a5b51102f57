import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys } from '@cert/shared/passkeys';
import {
  Loaded,
  useMessages,
  useRead,
  useSetPageName,
  type FillerPropsBySlot,
} from '@cert/shared/platform';
import { Button, Card } from '@cert/shared/ui';
import { PageWithHeader } from '../../PageWithHeader.tsx';
import { accountMessageLoaders } from '../accountMessageLoaders.ts';
import { findAcceptedProofs } from '../ownerForm.tsx';
import { AddPasskeyForms } from '../passkeys/AddPasskeyForms.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { AuthenticatorSetUpForms } from './secondFactorForms.tsx';
import { ButtonRow } from '../Step.tsx';

type Props = FillerPropsBySlot['site.second-factor'];

/** Fills the slot `site.second-factor`: the page on which users who must have a second factor set it up. */
export function SecondFactorPart(props: Props) {
  const messages = useMessages('org-forms/account', accountMessageLoaders);
  return <Loaded of={messages}>{() => <SetUp {...props} />}</Loaded>;
}

/** The proofs that this page accepts: only the password, because its users have no second factor yet. */
const noFactor = { hasFactor: false, hasPasskey: false };

function SetUp({ onSetUp }: Props) {
  const { t } = useTranslation('org-forms/account');
  const title = t('secondFactor.due.title');
  useSetPageName(title);
  const [started, setStarted] = useState<'app' | 'passkey'>();
  const stop = () => setStarted(undefined);
  const [codes, setCodes] = useState<readonly string[]>();
  // Another tab may have set up the second factor, or the reply to this page was lost: then the page is done. While a
  // form is open, the page stays, because it may still have to show the recovery codes.
  const isSet = findAcceptedProofs(useRead('secondFactorRead', {}).data).hasFactor;
  const isDone = isSet && !started;
  useEffect(() => {
    if (isDone) onSetUp();
  }, [isDone, onSetUp]);
  return (
    <PageWithHeader title={title} lead={t('secondFactor.due.lead')} isNarrow>
      <Card>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={onSetUp} />
        ) : started === 'app' ? (
          <AuthenticatorSetUpForms proofs={noFactor} onCancel={stop} onCodes={setCodes} />
        ) : started === 'passkey' ? (
          <AddPasskeyForms proofs={noFactor} onCancel={stop} onAdded={onSetUp} onCodes={setCodes} />
        ) : (
          <ButtonRow>
            <Button onClick={() => setStarted('app')}>{t('secondFactor.setUp')}</Button>
            {canUsePasskeys() && (
              <Button tone="secondary" onClick={() => setStarted('passkey')}>
                {t('passkeys.add')}
              </Button>
            )}
          </ButtonRow>
        )}
      </Card>
    </PageWithHeader>
  );
}
