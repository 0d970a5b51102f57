import { useEffect, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { hasText, parseReportDate, reportDateText } from '@cert/shared/domain';
import { layoutSize, TextField } from '@cert/shared/ui';
import { readPlainLines } from '../rich-text/RichPreview.tsx';
import type { TextEditorProps } from '../textEditor.ts';

/** The editor of a date field. A stored text that is not a date is kept until the user chooses a date. */
export function DateEditor({ name, html, onWrite, onLeave, ref }: TextEditorProps) {
  const { t } = useTranslation('report');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ replace: onWrite }), [onWrite]);
  useEffect(() => input.current?.focus(), []);
  const day = parseReportDate(html);
  const isOther = day === undefined && hasText(html);
  return (
    <Narrow onKeyDown={({ key }) => key === 'Escape' && onLeave()}>
      <TextField
        label={name}
        value={day ?? ''}
        onChange={(chosen) => onWrite(reportDateText(chosen))}
        hint={isOther && t('editing.date.other', { text: readPlainLines(html).join(' ') })}
        input={{ ref: input, type: 'date', min: '2000-01-01', max: '2099-12-31' }}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  max-inline-size: ${layoutSize.field};
`;
