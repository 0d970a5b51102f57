import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useRead, type FillerPropsBySlot } from '@cert/shared/platform';
import { Button, space } from '@cert/shared/ui';
import { listMeetingAreas } from '../meeting/areas/meetingAreas.ts';
import { KeyHint } from '../meeting/keys/KeyHint.tsx';
import { KeysDialog } from '../meeting/keys/KeysDialog.tsx';
import { useCharacterKeys } from '../meeting/keys/useCharacterKeys.ts';
import {
  meetingCharacters,
  meetingKeyRows,
  noCharacters,
  useMeetingKeys,
  type GradeCommand,
  type MeetingCommand,
} from '../meeting/keys/useMeetingKeys.ts';
import { useApplyGradeCommand } from '../meeting/useApplyGradeCommand.ts';
import { areCriteriaShown } from '../question/QuestionPanel.tsx';

type Props = FillerPropsBySlot['area.grading'] & {
  /** Contains the field for the reader's comment on the area. */
  notes: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Gives an area page the keys of the meeting, except for the timer, and a list of them. */
export function AreaKeys({ notes, children, ...place }: Props) {
  const { t } = useTranslation('grading');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [hasCharacterKeys, setCharacterKeys] = useCharacterKeys();
  const gradeByKey = useApplyGradeCommand(place);
  const goBy = useGoBy(place);
  const acts: Record<Exclude<MeetingCommand['kind'], GradeCommand['kind']>, () => void> = {
    next: () => goBy(1),
    previous: () => goBy(-1),
    notes: () => notes.current?.querySelector('textarea')?.focus(),
    page: () => {
      // Escape leaves the notes; in other fields it has no meaning.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && notes.current?.contains(activeElement))
        activeElement.blur();
    },
    criteria: () => areCriteriaShown.set(!areCriteriaShown.get()),
    help: () => setHelpOpen(true),
    time: () => undefined,
  };
  useMeetingKeys({
    characters: hasCharacterKeys ? meetingCharacters : noCharacters,
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
          {t('meeting.keys.open')} <KeyHint keys={['?']} />
        </Button>
      </Edge>
      {isHelpOpen && (
        <KeysDialog
          title={t('meeting.keys.ofArea')}
          rows={meetingKeyRows
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

/** Returns a function that opens the page of an area some places further; nothing happens at either end. */
function useGoBy({
  questionnaireId,
  area,
}: FillerPropsBySlot['area.grading']): (places: number) => void {
  const navigate = useNavigate();
  const { data: categories = [] } = useRead('areaCategoryList', { id: questionnaireId });
  return (places) => {
    const stops = listMeetingAreas(categories);
    const next = stops[stops.findIndex((stop) => stop.area.id === area.id) + places];
    if (next)
      void navigate(`/${questionnaireId}/category/${next.category.slug}/${next.area.position}`);
  };
}
