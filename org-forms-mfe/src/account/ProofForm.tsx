import { useTranslation } from 'react-i18next';
import {
  OwnershipProofFields,
  OwnershipProofFormFrame,
  useOwnershipProofForm,
  type OwnershipProof,
  type AcceptedProofs,
} from './ownerForm.tsx';
import { CancelButton, Step } from './Step.tsx';

type Props = {
  proofs: AcceptedProofs;
  onCancel: () => void;
  /** Sends the proof and, if the server accepts it, moves to the next step. */
  send: (proof: OwnershipProof) => Promise<unknown>;
};

/**
 * The step in which users prove that the account is theirs: with the password (and a code if there is a second factor)
 * or with a passkey.
 */
export function ProofForm({ proofs: { hasFactor, hasPasskey }, onCancel, send }: Props) {
  const { t } = useTranslation('org-forms/account');
  const fields = hasFactor ? (['password', 'code'] as const) : (['password'] as const);
  const ownerForm = useOwnershipProofForm(fields, (_entries, proof) => send(proof));
  return (
    <Step>
      <p>{t('owner.proveLead')}</p>
      <OwnershipProofFormFrame
        of={ownerForm}
        submitText={t('secondFactor.next')}
        hasPasskey={hasPasskey}
      >
        <OwnershipProofFields form={ownerForm.form} hasFactor={hasFactor} />
      </OwnershipProofFormFrame>
      <CancelButton onCancel={onCancel} />
    </Step>
  );
}
