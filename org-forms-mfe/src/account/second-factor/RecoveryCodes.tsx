import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { downloadBlob, usePlatform } from '@cert/shared/platform';
import { Button, space } from '@cert/shared/ui';
import { ButtonRow, Step } from '../Step.tsx';

type Props = { codes: readonly string[]; onKept: () => void };

/** Shows new recovery codes. The user must save them now, because they cannot be shown again. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation('org-forms/account');
  const { toasts } = usePlatform();
  const text = `${codes.join('\n')}\n`;
  const show = (tone: 'success' | 'failure', key: 'copied' | 'notCopied') =>
    toasts.show({ tone, text: t(`secondFactor.${key}`), topic: 'second-factor' });
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => show('success', 'copied'),
      () => show('failure', 'notCopied'),
    );
  const download = () =>
    downloadBlob(new Blob([text], { type: 'text/plain' }), `${t('secondFactor.fileName')}.txt`);
  return (
    <Step>
      <p>
        <strong>{t('secondFactor.codesTitle')}</strong>
      </p>
      <p>{t('secondFactor.codesLead')}</p>
      <Codes translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <ButtonRow>
        <Button onClick={onKept}>{t('secondFactor.kept')}</Button>
        <Button tone="secondary" onClick={copy}>
          {t('secondFactor.copy')}
        </Button>
        <Button tone="secondary" onClick={download}>
          {t('secondFactor.download')}
        </Button>
      </ButtonRow>
    </Step>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space[2]} ${space[4]};
  padding: 0;
  font-family: ui-monospace, monospace;
  list-style: none;
`;
