import { useRef, useState, useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Area, CategoryReply } from '@cert/shared/contract';
import { isKeyArea } from '@cert/shared/domain';
import { color, zIndex, layoutSize, media, radius, shadow, space, fontSize } from '@cert/shared/ui';
import { MeetingAreaNav } from './areas/MeetingAreaNav.tsx';
import { type NumberedArea, toMeetingAreaAddress } from './areas/meetingAreas.ts';
import { ShortcutsDialog } from './keys/ShortcutsDialog.tsx';
import { useCharacterKeySetting } from './keys/useCharacterKeySetting.ts';
import {
  meetingCharacterKeys,
  meetingShortcuts,
  noCharacterKeys,
  type GradeCommand,
  type MeetingCommand,
} from './keys/meetingCommands.ts';
import { useMeetingShortcuts } from './keys/useMeetingShortcuts.ts';
import { holdCommandsForArea } from './keys/waitingCommands.ts';
import { MeetingPanel } from './MeetingPanel.tsx';
import { MeetingQuestions } from './questions/MeetingQuestions.tsx';
import { useApplyGradeCommand } from './useApplyGradeCommand.ts';

type Props = {
  questionnaireId: number;
  category: CategoryReply;
  area: Area;
  stops: readonly NumberedArea[];
  number: number;
};

/**
 * One area of the meeting: the answers as text, and the certifier's panel beside them. All of it can be used with the
 * keyboard alone.
 */
export function MeetingAreaView({ questionnaireId, category, area, stops, number }: Props) {
  const { t } = useTranslation('grading');
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const [isRunning, setRunning] = useState(true);
  const [hasOpenCriteria, setOpenCriteria] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [hasCharacterKeys, setCharacterKeys] = useCharacterKeySetting();
  const gradeByKey = useApplyGradeCommand({ questionnaireId, category, area });

  const characters = hasCharacterKeys ? meetingCharacterKeys : noCharacterKeys;
  const goTo = (nextNumber: number) => {
    const next = stops.find((stop) => stop.number === nextNumber);
    if (!next) return;
    holdCommandsForArea(next.area.id, characters);
    void navigate(toMeetingAreaAddress(questionnaireId, nextNumber), { state: { isStep: true } });
  };
  const acts: Record<
    Exclude<MeetingCommand['kind'], GradeCommand['kind'] | 'notes'>,
    () => void
  > = {
    next: () => goTo(number + 1),
    previous: () => goTo(number - 1),
    page: () => heading.current?.focus(),
    time: () => setRunning(!isRunning),
    criteria: () => setOpenCriteria(!hasOpenCriteria),
    help: () => setHelpOpen(true),
  };
  useMeetingShortcuts({
    characters,
    areaId: area.id,
    onCommand(command) {
      if (command.kind === 'grade' || command.kind === 'step' || command.kind === 'clear')
        gradeByKey(command);
      else if (command.kind === 'notes')
        typeInto(notes.current?.querySelector('textarea'), command.typed);
      else acts[command.kind]();
    },
  });

  return (
    <Sheet data-keys={hasCharacterKeys ? 'on' : 'off'}>
      <Top>
        <MeetingAreaNav questionnaireId={questionnaireId} stops={stops} current={number} />
      </Top>
      <Talk>
        <MeetingHead headingRef={heading} category={category} area={area} {...{ number, stops }} />
        <MeetingQuestions {...{ questionnaireId, category, area, hasOpenCriteria }} />
        <Jump href={`#${panelId}`}>{t('meeting.toPanel')}</Jump>
      </Talk>
      <Panel id={panelId} aria-label={t('meeting.panel')}>
        <MeetingPanel
          place={{ questionnaireId, category, area }}
          number={number}
          count={stops.length}
          time={{ isRunning, toggle: acts.time }}
          criteria={{ areOpen: hasOpenCriteria, toggle: acts.criteria }}
          notesRef={notes}
          onHelp={acts.help}
        />
      </Panel>
      {isHelpOpen && (
        <ShortcutsDialog
          title={t('meeting.keys.title')}
          rows={meetingShortcuts.map(({ act, keys }) => ({ text: t(`meeting.keys.${act}`), keys }))}
          hasCharacterKeys={hasCharacterKeys}
          onCharacterKeys={setCharacterKeys}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </Sheet>
  );
}

/** Focuses a field and enters a text at its cursor, as if it was typed there. */
function typeInto(field: HTMLTextAreaElement | null | undefined, text = ''): void {
  if (!field) return;
  field.focus();
  if (text === '' || field.readOnly || field.disabled) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const panelId = 'meeting-panel';

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${layoutSize.content});
  gap: ${space[4]} ${space[5]};

  @media ${media.desk} {
    grid-template-columns: minmax(0, ${layoutSize.content}) clamp(17rem, 34%, ${layoutSize.panel});
  }
`;

const Top = styled.div`
  grid-column: 1 / -1;
`;

const Talk = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-inline-size: 0;
`;

const Panel = styled.aside`
  scroll-margin-block-start: calc(${layoutSize.header} + ${space[4]});

  @media ${media.desk} {
    position: sticky;
    inset-block-start: calc(${layoutSize.header} + ${space[4]});
    align-self: start;
    max-block-size: calc(100dvh - ${layoutSize.header} - 2 * ${space[4]});
    overflow-y: auto;
  }
`;

// On narrow screens the panel is below the questions. This link jumps to it.
const Jump = styled.a`
  position: sticky;
  inset-block-end: calc(2 * ${space[7]});
  justify-self: end;
  z-index: ${zIndex.sticky};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.brandLine};
  border-radius: ${radius.round};
  font-weight: 600;
  text-decoration: none;
  background: ${color.paper};
  box-shadow: ${shadow.high};

  @media ${media.desk} {
    display: none;
  }
`;

type MeetingHeadProps = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  category: CategoryReply;
  area: Area;
  number: number;
  stops: readonly NumberedArea[];
};

/**
 * Title of the area and progress of the meeting. When the user goes to another area, the heading gets the focus, so
 * that screen readers announce it first.
 */
function MeetingHead({ headingRef, category, area, number, stops }: MeetingHeadProps) {
  const { t } = useTranslation('grading');
  const { state } = useLocation() as { state: { isStep?: boolean } | null };
  const isStep = state?.isStep === true;
  useEffect(() => {
    // `preventScroll`: the router has already scrolled to the top.
    if (isStep) headingRef.current?.focus({ preventScroll: true });
  }, [isStep, headingRef]);
  const graded = stops.filter((stop) => stop.area.certifierGrade != null).length;
  return (
    <Head>
      <Crumb>
        {t('meeting.place', { number, count: stops.length, graded })} · {category.title}
      </Crumb>
      <Title ref={headingRef} tabIndex={-1}>
        {area.title}
        {isKeyArea(area) && (
          <>
            <Star aria-hidden="true"> *</Star>
            <span className="visually-hidden">, {t('keyArea')}</span>
          </>
        )}
      </Title>
      {area.content && <Lead>{area.content}</Lead>}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space[1]};
`;

const Crumb = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Title = styled.h1`
  font-size: ${fontSize.title};
`;

const Star = styled.span`
  color: ${color.key};
`;

const Lead = styled.p`
  max-inline-size: ${layoutSize.measure};
  white-space: pre-line;
  color: ${color.inkSoft};
`;
