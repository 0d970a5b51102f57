import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { bareControlStyle, FieldFrame, fieldStyle } from '@cert/shared/ui';

type Props = { control: Control; name: string; label: string };

/** A text input in the site's field frame. */
export function HookText({ control, name, label }: Props) {
  return (
    <FieldFrame label={{ hidden: label }}>
      {(wiring) => (
        <Box>
          <textarea rows={1} placeholder="In a few words" {...wiring} {...control.register(name)} />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  ${fieldStyle}
  display: grid;

  & > textarea {
    ${bareControlStyle}
    resize: none;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;
