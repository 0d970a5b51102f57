import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { compareNames } from '@cert/shared/i18n';
import { useAct, useLanguage, useStore } from '@cert/shared/platform';
import { color, fontSize, Icon, radius, space } from '@cert/shared/ui';
import { useEditingState, type EditingState } from './EditingContext.ts';

type Props = { field: string };

/** Lists the colleagues who are editing a text, in any language, by name. */
export function EditingColleagues({ field }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const here = useStore(useEditingState().colleagues)
    .filter((colleague) => colleague.field === field)
    .toSorted((one, other) => compareNames(one.name, other.name, language));
  return here.map(({ name, ...at }) => (
    <Name key={`${name}-${at.language}`}>
      <Icon name="pencil" />
      {at.language === language
        ? t('editing.colleague', { name })
        : t('editing.colleagueElsewhere', { name, language: t(`editing.language.${at.language}`) })}
    </Name>
  ));
}

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.medium};
  background: ${color.ownSoft};
  color: ${color.own};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

/**
 * Interval in milliseconds between presence messages. After 30 s without a message (`staleAfterMs` of the server's
 * `updatePresence.ts`), the server no longer lists the user as editing.
 */
const intervalMs = 10_000;

/**
 * Reports to the server at regular intervals which text the user is editing, and stores which texts colleagues are
 * editing. It pauses while the page is hidden.
 */
export function useEditingPresence({
  questionnaireId: id,
  report: { isLocked },
  edited,
  colleagues,
}: EditingState): void {
  const sendEditing = useAct('reportEditing');
  const language = useLanguage();
  const field = useStore(edited);
  const announceNow = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      const editing = field === null ? null : { field, language };
      colleagues.set(await sendEditing({ id, editing }));
    } catch {
      // Clears the list on a failed request; another part of the page reports a lost connection.
      colleagues.set([]);
    }
  });
  useEffect(() => {
    if (isLocked) return undefined;
    const announce = () => void announceNow();
    announce();
    const timer = setInterval(announce, intervalMs);
    document.addEventListener('visibilitychange', announce);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', announce);
    };
  }, [id, field, isLocked]);
}
