import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FillerPropsBySlot } from '@cert/shared/platform';
import { Button, ButtonLink, Card, space } from '@cert/shared/ui';
import { OwnComment } from '../grades/OwnComment.tsx';
import { OwnGradeField } from '../grades/OwnGradeField.tsx';
import { useOwnGrade } from '../saving/gradingFields.ts';
import { toMeetingAreaAddress } from './areas/meetingAreas.ts';
import { ShortcutHint } from './keys/ShortcutHint.tsx';
import { MeetingTimer } from './time/MeetingTimer.tsx';

type Props = {
  /** The current area. */
  place: FillerPropsBySlot['area.grading'];
  number: number;
  /** Number of areas in the meeting. */
  count: number;
  time: { isRunning: boolean; toggle: () => void };
  criteria: { areOpen: boolean; toggle: () => void };
  notesRef: RefObject<HTMLDivElement | null>;
  onHelp: () => void;
};

/**
 * The controls that the certifier uses during the meeting: timer, own grade and comment, links to the previous and the
 * next area, and buttons for the criteria and the keyboard shortcuts.
 */
export function MeetingPanel({ place, number, count, time, criteria, notesRef, onHelp }: Props) {
  const { questionnaireId, category, area } = place;
  const { t } = useTranslation('grading');
  const own = useOwnGrade(place);
  return (
    <Card>
      <Rows>
        <MeetingTimer
          questionnaireId={questionnaireId}
          areaId={area.id}
          isRunning={time.isRunning}
          onToggle={time.toggle}
        />
        <div>
          <OwnGradeField own={own} category={category} area={area} />
          <ShortcutHint keys={['0', '1', '2', '3', '+', '−']} />
        </div>
        <Notes ref={notesRef}>
          <OwnComment {...place} />
          <ShortcutHint keys={['c']} />
        </Notes>
        <Steps aria-label={t('meeting.steps')}>
          <Step
            to={number > 1 ? toMeetingAreaAddress(questionnaireId, number - 1) : undefined}
            mark="p"
          >
            {t('meeting.previous')}
          </Step>
          <Step
            to={number < count ? toMeetingAreaAddress(questionnaireId, number + 1) : undefined}
            mark="n"
          >
            {t('meeting.next')}
          </Step>
        </Steps>
        <Foot>
          <Button tone="quiet" onClick={criteria.toggle}>
            {t(criteria.areOpen ? 'meeting.hideCriteria' : 'meeting.showCriteria')}{' '}
            <ShortcutHint keys={['k']} />
          </Button>
          <Button tone="quiet" aria-haspopup="dialog" onClick={onHelp}>
            {t('meeting.keys.open')} <ShortcutHint keys={['?']} />
          </Button>
        </Foot>
      </Rows>
    </Card>
  );
}

function Step({ to, mark, children }: { to: string | undefined; mark: string; children: string }) {
  if (to === undefined)
    return (
      <Button tone="secondary" disabled>
        {children}
      </Button>
    );
  return (
    <ButtonLink>
      <Link to={to} state={{ isStep: true }}>
        {children} <ShortcutHint keys={[mark]} />
      </Link>
    </ButtonLink>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Notes = styled.div`
  display: grid;
  gap: ${space[1]};
`;

const Steps = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
`;
