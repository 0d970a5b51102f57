import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, radius, space } from '../tokens.ts';
import { useSingleClick } from './choiceGestures.ts';

export type SwitchProps = {
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  /** Shown below the text and announced with it. */
  hint?: ReactNode;
  /** The colour while the switch is on: `final` (default), or `beyond` for Above and Beyond. */
  tone?: SwitchTone;
};

export type SwitchTone = 'final' | 'beyond';

/** A setting that is on or off and takes effect at once. */
export function Switch({
  text,
  isOn,
  onChange,
  isDisabled = false,
  hint,
  tone = 'final',
}: SwitchProps) {
  const hintId = useId();
  const singleClick = useSingleClick();
  return (
    <Line {...singleClick}>
      <Words>
        {text}
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </Words>
      <Track
        type="checkbox"
        role="switch"
        aria-label={text}
        aria-describedby={hint ? hintId : undefined}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        $tone={tone}
      />
    </Line>
  );
}

const Line = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block: ${space[1]};

  &:not(:has(:disabled)) {
    cursor: pointer;
  }
`;

const Words = styled.span`
  min-inline-size: 0;
`;

const Hint = styled.small`
  display: block;
  color: ${color.inkSoft};
`;

// The position of the knob shows the state, too, because colour alone is not accessible.
const Track = styled.input<{ $tone: SwitchTone }>`
  flex: none;
  inline-size: 2.5rem;
  block-size: 1.5rem;
  padding: 2px;
  appearance: none;
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.wash};
  cursor: inherit;
  transition: background ${motion.quick};

  &::before {
    content: '';
    display: block;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border-radius: ${radius.round};
    background: ${color.control};
    transition: translate ${motion.quick};
  }

  &:checked {
    border-color: ${({ $tone }) => color[$tone]};
    background: ${({ $tone }) => color[$tone]};
  }

  &:checked::before {
    background: ${color.fillInk};
    translate: 1rem;
  }

  &:disabled {
    opacity: 0.55;
  }

  @media ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;

    &::before {
      background: ButtonText;
    }

    &:checked {
      border-color: Highlight;
      background: Highlight;
    }

    &:checked::before {
      background: HighlightText;
    }
  }
`;
