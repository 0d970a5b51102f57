import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { numberBounds, type NumericKind } from '@cert/shared/domain';
import {
  bareControlStyle,
  color,
  layoutSize,
  FieldFrame,
  fieldStyle,
  fontSize,
  space,
} from '@cert/shared/ui';
import { useFieldError } from './useFieldError.ts';

type Props = { control: Control; name: string; label: string; kind: NumericKind; hint?: string };

const units = { number: undefined, percentage: '%', currency: '€' };

/** A native number input in the site's field frame, registered with react-hook-form. */
export function HookNumber({ control, name, label, kind, hint }: Props) {
  const { min, max } = numberBounds[kind];
  return (
    <FieldFrame label={{ hidden: label }} hint={hint} error={useFieldError(control, name)}>
      {(wiring) => (
        <Box>
          <input
            type="number"
            {...wiring}
            {...control.register(name, { valueAsNumber: true, min, max })}
          />
          {units[kind] && <span>{units[kind]}</span>}
        </Box>
      )}
    </FieldFrame>
  );
}

// These styles must match NumberField.
const Box = styled.div`
  ${fieldStyle}
  display: flex;
  align-items: center;
  inline-size: 100%;
  max-inline-size: ${layoutSize.field};

  & > input {
    ${bareControlStyle}
    font-weight: 600;
    text-align: end;
  }

  & > span {
    flex: none;
    padding-inline-end: ${space[3]};
    font-size: ${fontSize.text};
    color: ${color.inkSoft};
  }
`;
