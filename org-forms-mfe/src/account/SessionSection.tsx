import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Reply } from '@cert/shared/contract';
import { formatAgo, formatDayTime } from '@cert/shared/i18n';
import {
  Loaded,
  toFailureCode,
  useAct,
  useLanguage,
  usePlatform,
  useRead,
} from '@cert/shared/platform';
import { Badge, Button, RowList, space } from '@cert/shared/ui';
import { Section } from '../Section.tsx';
import { RowDetails, RowTitle } from './rowTexts.ts';

type SessionItem = Reply<'sessionList'>['sessions'][number];

/** The browsers in which the account is signed in; each can be signed out from here. */
export function SessionSection() {
  const { t } = useTranslation('org-forms/account');
  const sessions = useRead('sessionList', {});
  const list = useRef<HTMLDivElement>(null);
  const { end, running } = useEndSessions(() => list.current?.focus());
  return (
    <Section title={t('sessions.title')} lead={t('sessions.lead')}>
      <Loaded of={sessions}>
        {({ sessions: items }) => (
          <Rows ref={list} tabIndex={-1}>
            <RowList>
              {items.map((item) => (
                <SessionRow
                  key={item.id}
                  item={item}
                  isEnding={running === item.id}
                  onEnd={() => void end(item.id)}
                />
              ))}
            </RowList>
            {items.length > 1 && (
              <Button
                tone="secondary"
                busyText={running === 'others' ? t('sessions.ending') : undefined}
                onClick={() => void end('others')}
              >
                {t('sessions.endOthers')}
              </Button>
            )}
          </Rows>
        )}
      </Loaded>
    </Section>
  );
}

type SessionRowProps = { item: SessionItem; isEnding: boolean; onEnd: () => void };

function SessionRow({ item, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('org-forms/account');
  const language = useLanguage();
  const { current, browser, system, network, startedAt, usedAt } = item;
  const device = [browser ?? t('sessions.unknownBrowser'), system].filter(Boolean).join(' · ');
  const at = formatDayTime(startedAt, language);
  return (
    <li>
      <div>
        <RowTitle>{device}</RowTitle>{' '}
        {current && <Badge tone="brand">{t('sessions.current')}</Badge>}
        <RowDetails>
          {network === null
            ? t('sessions.started', { at })
            : t('sessions.startedFrom', { at, network })}
          {!current && (
            <>
              <br />
              {t('sessions.used', { ago: formatAgo(usedAt, language) })}
            </>
          )}
        </RowDetails>
      </div>
      {!current && (
        <Button
          tone="quiet"
          aria-label={t('sessions.endNamed', { device, at })}
          busyText={isEnding ? t('sessions.ending') : undefined}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/**
 * Ends sessions, shows the outcome in a toast, and reads the list again.
 * @param onEnded called after sessions were ended and the list was read again, because the pressed button no longer
 *   exists and the focus must move
 * @returns `end` ends one session, or all sessions except the current one; `running`: what is being ended now
 */
function useEndSessions(onEnded: () => void) {
  const { t } = useTranslation('org-forms/account');
  const { t: tPlatform } = useTranslation('platform');
  const { toasts } = usePlatform();
  const sessionEnd = useAct('sessionEnd');
  const sessionEndOthers = useAct('sessionEndOthers');
  const [running, setRunning] = useState<number | 'others'>();

  async function end(which: number | 'others'): Promise<void> {
    setRunning(which);
    const topic = 'sessions';
    let hasEnded = true;
    try {
      await (which === 'others' ? sessionEndOthers({}) : sessionEnd({ sessionId: which }));
      toasts.show({ tone: 'success', text: t('sessions.ended'), topic });
    } catch (failure) {
      hasEnded = false;
      toasts.show({ tone: 'failure', text: tPlatform(`failed.${toFailureCode(failure)}`), topic });
    }
    setRunning(undefined);
    if (hasEnded) onEnded();
  }

  return { running, end };
}

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};

  &:focus {
    outline: none;
  }

  > button {
    justify-self: start;
  }
`;
