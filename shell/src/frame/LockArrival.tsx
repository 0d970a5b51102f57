import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import { useWhoLocked } from '@cert/shared/platform';
import {
  color,
  IconButton,
  layoutSize,
  Notice,
  radius,
  shadow,
  space,
  zIndex,
} from '@cert/shared/ui';

type Props = { questionnaireId: number; info: QuestionnaireInfo };

/**
 * Tells a client, at every scroll position, that somebody else has locked the questionnaire while the page was open.
 * What the page shows instead stands at its top, which may be far away.
 */
export function LockArrival({ questionnaireId, info }: Props) {
  const { t } = useTranslation('platform');
  const { settings, ownFinalized } = info.questionnaire;
  const isLocked = ownFinalized === undefined && settings.locked === 1;
  /** The last state that the reader has seen or noted. */
  const [wasLocked, setWasLocked] = useState(isLocked);
  if (wasLocked && !isLocked) setWasLocked(false);
  const isNews = isLocked && !wasLocked;
  const who = useWhoLocked(isNews ? questionnaireId : undefined);
  if (!isNews || who?.isOwn) return null;
  return (
    <Sticky className="screen-only">
      <Notice
        tone="warning"
        title={t('locked.meanwhile')}
        action={<IconButton icon="close" label={t('dismiss')} onClick={() => setWasLocked(true)} />}
      >
        {who && <p>{who.text}</p>}
        <p>{t('locked.next')}</p>
      </Notice>
    </Sticky>
  );
}

const Sticky = styled.div`
  position: sticky;
  z-index: ${zIndex.sticky};
  inset-block-start: calc(${layoutSize.header} + ${space[2]});
  max-inline-size: ${layoutSize.content};
  border-radius: ${radius.medium};
  background: ${color.paper};
  box-shadow: ${shadow.high};
`;
