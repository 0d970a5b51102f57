import { useId } from 'react';
import { css, styled } from 'styled-components';
import { grades, type Grade } from '../../domain/grades/grade.ts';
import type { Language } from '../../domain/texts/languages.ts';
import { formatGrade } from '../../i18n/numbers.ts';
import type { FieldLabel } from '../fields/FieldFrame.tsx';
import { Legend } from './Legend.tsx';
import { focusRing } from '../fields/fieldStyle.ts';
import { color, media, motion, radius, space, layoutSize } from '../tokens.ts';
import { useClearableRadio, useSingleClick } from './choiceGestures.ts';

/** The kind of grade, which sets the colour: a person's own (blue) or the final one (green). */
export type GradeTone = 'own' | 'final';

export type GradeScaleProps = {
  label: FieldLabel;
  value: Grade | null;
  onChange: (value: Grade | null) => void;
  tone: GradeTone;
  language: Language;
  /** The suggested grade, which is marked on the scale, and the text that screen readers announce with it. */
  suggestion?: { grade: Grade; text: string } | undefined;
  isDisabled?: boolean;
};

/** All grades as a row of large buttons. Arrow keys move the selection; selecting the chosen grade again clears it. */
export function GradeScale(props: GradeScaleProps) {
  const { label, value, onChange, tone, language, suggestion, isDisabled = false } = props;
  const name = useId();
  const suggestionId = useId();
  const clearable = useClearableRadio(() => onChange(null));
  const singleClick = useSingleClick();
  return (
    <Group role="radiogroup" disabled={isDisabled} $tone={tone}>
      <Legend label={label} />
      <Row {...singleClick}>
        {grades.map((grade) => {
          const isSuggested = grade === suggestion?.grade;
          return (
            <Target key={grade} $tone={tone} $isSuggested={isSuggested}>
              <input
                className="visually-hidden"
                type="radio"
                name={name}
                checked={grade === value}
                aria-describedby={isSuggested ? suggestionId : undefined}
                onChange={() => onChange(grade)}
                {...clearable(grade === value)}
              />
              {formatGrade(grade, language)}
            </Target>
          );
        })}
      </Row>
      {suggestion && (
        <span id={suggestionId} hidden>
          {suggestion.text}
        </span>
      )}
    </Group>
  );
}

const Group = styled.fieldset<{ $tone: GradeTone }>`
  & > legend {
    color: ${({ $tone }) => color[$tone]};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(${grades.length}, minmax(0, 1fr));
  gap: ${space[1]};
`;

const ghost = css`
  border-color: ${color.system};
  border-style: dashed;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    inline-size: ${space[2]};
    block-size: ${space[2]};
    border-radius: ${radius.round};
    background: ${color.system};
    box-shadow: 0 0 0 2px ${color.paper};
    translate: -50% -60%;
  }
`;

const Target = styled.label<{ $tone: GradeTone; $isSuggested: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: ${layoutSize.target};
  border: 1px solid ${color.control};
  border-radius: ${radius.small};
  font-weight: 600;
  background: ${color.paper};
  transition: background ${motion.quick};

  &:hover:has(:enabled) {
    border-color: ${({ $tone }) => color[$tone]};
    background: ${({ $tone }) => color[`${$tone}Soft`]};
  }

  ${({ $isSuggested }) => $isSuggested && ghost}

  &&:has(:checked) {
    color: ${color.fillInk};
    border: 1px solid ${({ $tone }) => color[$tone]};
    background: ${({ $tone }) => color[$tone]};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  &:has(:disabled) {
    color: ${color.inkOff};
    border-color: ${color.line};
    background: ${color.wash};
  }

  &&:has(:checked:disabled) {
    color: ${({ $tone }) => color[$tone]};
    border-color: ${({ $tone }) => color[$tone]};
    background: ${({ $tone }) => color[`${$tone}Soft`]};
  }

  @media ${media.forcedColors} {
    &&:has(:checked),
    &&:has(:checked:disabled) {
      forced-color-adjust: none;
      color: HighlightText;
      border-color: Highlight;
      background: Highlight;
    }
  }
`;
