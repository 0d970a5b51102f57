import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Loaded,
  useMessages,
  useRead,
  useSetPageName,
  type FillerPropsBySlot,
} from '@cert/shared/platform';
import { Button, Card } from '@cert/shared/ui';
import { PageWithHeader } from '../../PageWithHeader.tsx';
import { accountMessages } from '../accountMessages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpForms } from './secondFactorForms.tsx';
import { Buttons } from '../Step.tsx';

type Props = FillerPropsBySlot['site.second-factor'];

/** Fills the slot `site.second-factor`: the page on which somebody sets up a second factor who must have one. */
export function SecondFactorPart(props: Props) {
  const messages = useMessages('org-forms/account', accountMessages);
  return <Loaded of={messages}>{() => <SetUp {...props} />}</Loaded>;
}

function SetUp({ onSetUp }: Props) {
  const { t } = useTranslation('org-forms/account');
  const title = t('secondFactor.due.title');
  useSetPageName(title);
  const [isStarted, setStarted] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  // Another tab may have set it up, or a reply may have been lost. While the form is open, its reply brings the codes.
  const isSet = Boolean(useRead('secondFactorRead', {}).data?.authenticatorSince);
  const isDone = isSet && !isStarted;
  useEffect(() => {
    if (isDone) onSetUp();
  }, [isDone, onSetUp]);
  return (
    <PageWithHeader title={title} lead={t('secondFactor.due.lead')} isNarrow>
      <Card>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={onSetUp} />
        ) : isStarted ? (
          <SetUpForms hasFactor={false} onCancel={() => setStarted(false)} onCodes={setCodes} />
        ) : (
          <Buttons>
            <Button onClick={() => setStarted(true)}>{t('secondFactor.setUp')}</Button>
          </Buttons>
        )}
      </Card>
    </PageWithHeader>
  );
}
