import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Reply } from '@cert/shared/contract';
import { Loaded, useAct, useLanguage, useLazy } from '@cert/shared/platform';
import {
  CodeField,
  OwnershipProofFormFrame,
  useOwnershipProofForm,
  type AcceptedProofs,
} from '../ownerForm.tsx';
import { ProofForm } from '../ProofForm.tsx';
import { CancelButton, Step } from '../Step.tsx';

type StepProps = {
  proofs: AcceptedProofs;
  onCancel: () => void;
  /** Called with the new recovery codes as soon as the reply has arrived, because they cannot be shown again. */
  onCodes: (codes: readonly string[]) => void;
};

/** The two steps that set up an app: the proof that the account is the user's, and the key with its first code. */
export function AuthenticatorSetUpForms({ proofs, onCancel, onCodes }: StepProps) {
  const start = useAct('authenticatorStart');
  const [started, setStarted] = useState<Reply<'authenticatorStart'>>();
  if (started) return <NewAppForm started={started} onCancel={onCancel} onCodes={onCodes} />;
  return (
    <ProofForm
      proofs={proofs}
      onCancel={onCancel}
      send={async (proof) => setStarted(await start(proof))}
    />
  );
}

/** The form that makes new recovery codes. */
export function RecoveryCodeRenewalForm({ proofs, onCancel, onCodes }: StepProps) {
  const make = useAct('recoveryCodesMake', { onReply: (reply) => onCodes(reply.recoveryCodes) });
  const language = useLanguage();
  return (
    <ProofForm proofs={proofs} onCancel={onCancel} send={(proof) => make({ ...proof, language })} />
  );
}

type RemovalFormProps = { proofs: AcceptedProofs; onCancel: () => void; onRemoved: () => void };

/** The form that removes the app. */
export function AuthenticatorRemovalForm({ proofs, onCancel, onRemoved }: RemovalFormProps) {
  const remove = useAct('authenticatorRemove');
  const language = useLanguage();
  return (
    <ProofForm
      proofs={proofs}
      onCancel={onCancel}
      send={async (proof) => {
        await remove({ ...proof, language });
        onRemoved();
      }}
    />
  );
}

type NewAppFormProps = Omit<StepProps, 'proofs'> & { started: Reply<'authenticatorStart'> };

/** Shows the key of a new app, as a QR code and as text, and asks for the app's first code. */
function NewAppForm({ started: { secret, address }, onCancel, onCodes }: NewAppFormProps) {
  const { t } = useTranslation('org-forms/account');
  const language = useLanguage();
  const confirm = useAct('authenticatorConfirm', {
    onReply: (reply) => onCodes(reply.recoveryCodes),
  });
  const ownerForm = useOwnershipProofForm(['code'], ({ code }) => confirm({ code, language }));
  const qrCode = useLazy('qr-code', () => import(/* webpackChunkName: "qr-code" */ 'qrcode.react'));
  return (
    <Step>
      <p>{t('secondFactor.scanLead')}</p>
      <Loaded of={qrCode}>
        {({ QRCodeSVG }) => (
          <QRCodeSVG
            value={address}
            size={qrCodeSize}
            marginSize={4}
            title={t('secondFactor.picture')}
          />
        )}
      </Loaded>
      <p>
        {t('secondFactor.key')} <Key translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</Key>
      </p>
      <OwnershipProofFormFrame of={ownerForm} submitText={t('secondFactor.confirm')}>
        <CodeField form={ownerForm.form} label={t('secondFactor.code')} isNumber />
      </OwnershipProofFormFrame>
      <CancelButton onCancel={onCancel} />
    </Step>
  );
}

/** Width of the QR code in pixels, with its margin: large enough for a phone at arm's length. */
const qrCodeSize = 220;

const Key = styled.code`
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`;
