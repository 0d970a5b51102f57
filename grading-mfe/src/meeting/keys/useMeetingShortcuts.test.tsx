import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { meetingCharacterKeys, type MeetingCommand } from './meetingCommands.ts';
import { useMeetingShortcuts } from './useMeetingShortcuts.ts';

describe('the keyboard shortcuts of the meeting', () => {
  function Area({ onCommand }: { onCommand: (command: MeetingCommand) => void }) {
    useMeetingShortcuts({ characters: meetingCharacterKeys, onCommand });
    return null;
  }

  it('apply to a new area from the moment it is rendered, and no longer to the area before', () => {
    // Presses the key 2 before the browser paints the new area, which is earlier than any user can.
    function PressedAtOnce({ area, heard }: { area: number; heard: number[] }) {
      useLayoutEffect(() => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: '2', cancelable: true }));
      }, [area]);
      return <Area key={area} onCommand={() => heard.push(area)} />;
    }
    const heard: number[] = [];
    const { rerender } = render(<PressedAtOnce area={5} heard={heard} />);
    rerender(<PressedAtOnce area={6} heard={heard} />);
    expect(heard).toEqual([5, 6]);
  });
});
