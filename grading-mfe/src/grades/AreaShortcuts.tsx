import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useRead, type FillerPropsBySlot } from '@cert/shared/platform';
import { Button, space } from '@cert/shared/ui';
import { listMeetingAreas } from '../meeting/areas/meetingAreas.ts';
import { ShortcutHint } from '../meeting/keys/ShortcutHint.tsx';
import { ShortcutsDialog } from '../meeting/keys/ShortcutsDialog.tsx';
import { useCharacterKeySetting } from '../meeting/keys/useCharacterKeySetting.ts';
import {
  meetingCharacterKeys,
  meetingShortcuts,
  noCharacterKeys,
  type GradeCommand,
  type MeetingCommand,
} from '../meeting/keys/meetingCommands.ts';
import { useMeetingShortcuts } from '../meeting/keys/useMeetingShortcuts.ts';
import { holdCommandsForArea } from '../meeting/keys/waitingCommands.ts';
import { useApplyGradeCommand } from '../meeting/useApplyGradeCommand.ts';
import { criteriaVisibilityStore } from '../question/QuestionPanel.tsx';

type Props = FillerPropsBySlot['area.grading'] & {
  /** The element that contains the field for the certifier's own comment on the area. */
  notes: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Adds the keyboard shortcuts of the meeting, except the timer, to an area page, with a dialog that lists them. */
export function AreaShortcuts({ notes, children, ...place }: Props) {
  const { t } = useTranslation('grading');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [hasCharacterKeys, setCharacterKeys] = useCharacterKeySetting();
  const gradeByKey = useApplyGradeCommand(place);
  const characters = hasCharacterKeys ? meetingCharacterKeys : noCharacterKeys;
  const openAreaByOffset = useOpenAreaByOffset(place, (areaId) =>
    holdCommandsForArea(areaId, characters),
  );
  const acts: Record<Exclude<MeetingCommand['kind'], GradeCommand['kind']>, () => void> = {
    next: () => openAreaByOffset(1),
    previous: () => openAreaByOffset(-1),
    notes: () => notes.current?.querySelector('textarea')?.focus(),
    page: () => {
      // Escape moves the focus out of the comment field; in other fields it does nothing.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && notes.current?.contains(activeElement))
        activeElement.blur();
    },
    criteria: () => criteriaVisibilityStore.set(!criteriaVisibilityStore.get()),
    help: () => setHelpOpen(true),
    time: () => undefined,
  };
  useMeetingShortcuts({
    characters,
    areaId: place.area.id,
    onCommand(command) {
      if (command.kind === 'grade' || command.kind === 'step' || command.kind === 'clear')
        gradeByKey(command);
      else acts[command.kind]();
    },
  });
  return (
    <div data-keys={hasCharacterKeys ? 'on' : 'off'}>
      {children}
      <Edge>
        <Button tone="quiet" aria-haspopup="dialog" onClick={acts.help}>
          {t('meeting.keys.open')} <ShortcutHint keys={['?']} />
        </Button>
      </Edge>
      {isHelpOpen && (
        <ShortcutsDialog
          title={t('meeting.keys.ofArea')}
          rows={meetingShortcuts
            .filter(({ act }) => act !== 'time')
            .map(({ act, keys }) => ({ text: t(`meeting.keys.${act}`), keys }))}
          hasCharacterKeys={hasCharacterKeys}
          onCharacterKeys={setCharacterKeys}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </div>
  );
}

// A negative margin aligns the label of the text button with the surrounding text.
const Edge = styled.div`
  margin-inline-start: calc(-1 * ${space[4]});
`;

/**
 * Returns a function that opens another area of the questionnaire: `offset` is the number of areas to go forward, or
 * back if negative. Before the first and after the last area it does nothing.
 * @param onOpen called with the id of the area that is being opened
 */
function useOpenAreaByOffset(
  { questionnaireId, area }: FillerPropsBySlot['area.grading'],
  onOpen: (areaId: number) => void,
): (offset: number) => void {
  const navigate = useNavigate();
  const { data: categories = [] } = useRead('areaCategoryList', { id: questionnaireId });
  return (offset) => {
    const stops = listMeetingAreas(categories);
    const next = stops[stops.findIndex((stop) => stop.area.id === area.id) + offset];
    if (!next) return;
    onOpen(next.area.id);
    void navigate(`/${questionnaireId}/category/${next.category.slug}/${next.area.position}`);
  };
}
