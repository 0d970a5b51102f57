import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, Notice, ProgressBar, space } from '@cert/shared/ui';

type Props = {
  /** Progress in whole percent. */
  percent: number;
  onCancel: () => void;
};

/** Progress of the proof of work for a sign-in. Screen readers announce it at the start and at 50 %. */
export function ProofOfWorkProgress({ percent, onCancel }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Box>
      <Notice tone="info" title={t('signIn.check.title')}>
        {t(percent < 50 ? 'signIn.check.text' : 'signIn.check.half')}
      </Notice>
      <ProgressBar label={t('signIn.check.progress')} percent={percent} />
      <Button tone="quiet" onClick={onCancel}>
        {t('signIn.check.cancel')}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
`;
