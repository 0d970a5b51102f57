import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useRead } from '@cert/shared/platform';
import { Button, color, ProgressBar, fontSize, space } from '@cert/shared/ui';
import { ShortcutHint } from '../keys/ShortcutHint.tsx';
import { useSpentTime } from './useSpentTime.ts';

type Props = {
  questionnaireId: number;
  areaId: number;
  isRunning: boolean;
  onToggle: () => void;
};

/** Shows how much of the recommended time is used. It never shows an alert, because that would disturb the meeting. */
export function MeetingTimer({ questionnaireId, areaId, isRunning, onToggle }: Props) {
  const { t } = useTranslation('grading');
  const spentMs = useSpentTime({ questionnaireId, areaId, isRunning });
  const minutes = useRecommendedMinutes();
  const guideMs = (minutes ?? Infinity) * 60_000;
  const percent = Math.min(100, Math.floor((100 * spentMs) / guideMs));
  return (
    <Rows>
      <Line>
        <span>
          <Clock role="timer" aria-label={t('meeting.time')}>
            {formatSpent(spentMs)}
          </Clock>{' '}
          {minutes !== undefined && t('meeting.ofMinutes', { minutes })}
        </span>
        <Button tone="quiet" onClick={onToggle}>
          {t(isRunning ? 'meeting.pause' : 'meeting.goOn')} <ShortcutHint keys={['t']} />
        </Button>
      </Line>
      <ProgressBar label={t('meeting.time')} percent={percent} />
    </Rows>
  );
}

/** Formats a duration as minutes and seconds, `7:05`. The format is the same in every language. */
function formatSpent(spentMs: number): string {
  const seconds = Math.floor(spentMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const Rows = styled.div`
  display: grid;
  gap: ${space[1]};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Clock = styled.span`
  font-size: ${fontSize.lead};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
`;

/** The programme's recommended time for one area, in minutes; undefined until it is loaded. */
export function useRecommendedMinutes(): number | undefined {
  return useRead('programme', {}).data?.figures.meetingMinutesPerArea;
}
