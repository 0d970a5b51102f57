import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '@cert/shared/contract';
import { maxColleagues } from '@cert/shared/domain';
import { formatDayTime } from '@cert/shared/i18n';
import {
  toFailureCode,
  useAct,
  useLanguage,
  usePlatform,
  useRead,
  useStore,
} from '@cert/shared/platform';
import { Button, RowList } from '@cert/shared/ui';
import { Section } from '../../Section.tsx';
import { RowDetails, RowTitle } from '../rowTexts.ts';
import { ButtonRow, CancelButton, SectionRows, Step, useFocusAfterStep } from '../Step.tsx';
import { InviteForm } from './InviteForm.tsx';

type Colleague = NonNullable<Reply<'colleagueList'>['colleagues']>[number];

/** What the user is doing: inviting a colleague, or removing one. */
type Task = 'invite' | { removed: Colleague };

/**
 * The colleagues whose accounts the first person of an organisation manages. Renders nothing for other users. See
 * docs/product/people.md#colleagues.
 */
export function ColleagueSection() {
  const { t } = useTranslation('org-forms/account');
  const { session } = usePlatform();
  const isClient = useStore(session)?.isCertifier === false;
  const colleagues = useRead('colleagueList', isClient ? {} : null).data?.colleagues;
  const [task, setTask] = useState<Task>();
  const content = useFocusAfterStep(task !== undefined);
  const { send, inviteAgain, invited, remove } = useColleagues();
  if (!colleagues) return null;
  const stop = () => setTask(undefined);

  return (
    <Section title={t('colleagues.title')} lead={t('colleagues.lead')}>
      {task === 'invite' ? (
        <InviteForm send={send} onDone={stop} />
      ) : task ? (
        <Removal colleague={task.removed} onRemove={remove} onDone={stop} />
      ) : (
        <SectionRows ref={content} tabIndex={-1}>
          {colleagues.length > 0 && (
            <RowList>
              {colleagues.map((colleague) => (
                <ColleagueRow
                  key={colleague.id}
                  colleague={colleague}
                  isInviting={invited === colleague.id}
                  onInvite={() => void inviteAgain(colleague)}
                  onRemove={() => setTask({ removed: colleague })}
                />
              ))}
            </RowList>
          )}
          {/* The limit includes the user's own account, which is not in the list. */}
          {colleagues.length + 1 < maxColleagues ? (
            <ButtonRow>
              <Button tone="secondary" onClick={() => setTask('invite')}>
                {t('colleagues.invite')}
              </Button>
            </ButtonRow>
          ) : (
            <p>{t('colleagues.full', { max: maxColleagues })}</p>
          )}
        </SectionRows>
      )}
    </Section>
  );
}

type ColleagueRowProps = {
  colleague: Colleague;
  isInviting: boolean;
  onInvite: () => void;
  onRemove: () => void;
};

function ColleagueRow({ colleague, isInviting, onInvite, onRemove }: ColleagueRowProps) {
  const { t } = useTranslation('org-forms/account');
  const language = useLanguage();
  const { name, email, hasPassword, invitedUntil } = colleague;
  return (
    <li>
      <div>
        <RowTitle>{name}</RowTitle>
        <RowDetails>
          {email}
          {!hasPassword && (
            <>
              <br />
              {invitedUntil === null
                ? t('colleagues.invited')
                : t('colleagues.invitedUntil', { at: formatDayTime(invitedUntil, language) })}
            </>
          )}
        </RowDetails>
      </div>
      <ButtonRow>
        {!hasPassword && (
          <Button
            tone="quiet"
            aria-label={t('colleagues.inviteAgainNamed', { name })}
            busyText={isInviting ? t('owner.wait') : undefined}
            onClick={onInvite}
          >
            {t('colleagues.inviteAgain')}
          </Button>
        )}
        <Button tone="quiet" aria-label={t('colleagues.removeNamed', { name })} onClick={onRemove}>
          {t('colleagues.remove')}
        </Button>
      </ButtonRow>
    </li>
  );
}

type RemovalProps = {
  colleague: Colleague;
  onRemove: (colleague: Colleague) => Promise<void>;
  onDone: () => void;
};

/** Asks for confirmation before a colleague is removed, and explains the consequences. */
function Removal({ colleague, onRemove, onDone }: RemovalProps) {
  const { t } = useTranslation('org-forms/account');
  const [isRemoving, setRemoving] = useState(false);
  const { name } = colleague;
  async function removeNow() {
    setRemoving(true);
    await onRemove(colleague);
    onDone();
  }
  return (
    <Step>
      <p>{t('colleagues.removeLead', { name })}</p>
      <ButtonRow>
        <Button
          busyText={isRemoving ? t('owner.wait') : undefined}
          onClick={() => void removeNow()}
        >
          {t('colleagues.removeNamed', { name })}
        </Button>
      </ButtonRow>
      <CancelButton onCancel={onDone} />
    </Step>
  );
}

/** Returns functions that invite and remove colleagues, and show the outcome in a toast. */
function useColleagues() {
  const { t } = useTranslation('org-forms/account');
  const { t: tPlatform } = useTranslation('platform');
  const { toasts } = usePlatform();
  const language = useLanguage();
  const colleagueInvite = useAct('colleagueInvite');
  const colleagueRemove = useAct('colleagueRemove');
  const [invited, setInvited] = useState<number>();
  const topic = 'colleagues';

  /** @throws the failure of the call, so that the form can show a refusal of the e-mail at its field */
  async function sendInvitation({ name, email }: { name: string; email: string }): Promise<void> {
    await colleagueInvite({ name, email, language });
    toasts.show({ tone: 'success', text: t('colleagues.sent', { email }), topic });
  }

  async function say(text: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      toasts.show({ tone: 'success', text, topic });
    } catch (failure) {
      toasts.show({ tone: 'failure', text: tPlatform(`failed.${toFailureCode(failure)}`), topic });
    }
  }

  return {
    send: sendInvitation,
    /** Id of the colleague who is being invited again. */
    invited,
    inviteAgain: async ({ id, name, email }: Colleague) => {
      setInvited(id);
      await say(t('colleagues.sent', { email }), () => colleagueInvite({ name, email, language }));
      setInvited(undefined);
    },
    remove: ({ id, name }: Colleague) =>
      say(t('colleagues.removed', { name }), () => colleagueRemove({ accountId: id, language })),
  };
}
