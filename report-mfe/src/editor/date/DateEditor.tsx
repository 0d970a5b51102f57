import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import {
  hasText,
  isPlannable,
  parseReportDate,
  plannableDays,
  formatReportDate,
} from '@cert/shared/domain';
import { layoutSize, TextField } from '@cert/shared/ui';
import { readPlainLines } from '../rich-text/RichTextPreview.tsx';
import type { TextEditorProps } from '../textEditor.ts';

/**
 * The editor of a date field. A stored text that is not a date is kept until the user chooses a date. A stored date is
 * kept until the new date is complete: while the user is typing, the browser reports no date, or a year such as 20.
 */
export function DateEditor({ name, html, onWrite, onLeave, ref }: TextEditorProps) {
  const { t } = useTranslation('report');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ replace: onWrite }), [onWrite]);
  useEffect(() => input.current?.focus(), []);
  const stored = parseReportDate(html) ?? '';
  const [typed, setTyped] = useState({ day: stored, stored });
  // If another date is stored while the user is typing, for example a colleague's, it replaces what was typed.
  const day = typed.stored === stored ? typed.day : stored;
  const isOther = stored === '' && hasText(html);

  function enter(chosen: string) {
    const isPartial = chosen === '' && input.current?.validity.badInput === true;
    const isAccepted = !isPartial && (chosen === '' || isPlannable(chosen));
    setTyped({ day: chosen, stored: isAccepted ? chosen : stored });
    if (isAccepted) onWrite(formatReportDate(chosen));
  }

  return (
    <Narrow onKeyDown={({ key }) => key === 'Escape' && onLeave()}>
      <TextField
        label={name}
        value={day}
        onChange={enter}
        hint={
          isOther ? t('editing.date.other', { text: readPlainLines(html).join(' ') }) : undefined
        }
        error={day === '' || isPlannable(day) ? undefined : t('editing.date.outOfRange')}
        input={{ ref: input, type: 'date', min: plannableDays.first, max: plannableDays.last }}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  max-inline-size: ${layoutSize.field};
`;
