import { styled } from 'styled-components';
import type { Language } from '../../domain/texts/languages.ts';
import { formatNumber } from '../../i18n/numbers.ts';
import { Button } from '../Button.tsx';
import { focusFieldOfButton } from '../focusField.ts';
import { space } from '../tokens.ts';

type Props = {
  /** The numbers that the entered text can mean; nothing is shown if the list is empty. */
  readings: readonly number[];
  choose: (reading: number) => void;
  language: Language;
  /** Id of the message that asks the user to choose. */
  describedBy?: string | undefined;
};

/** Buttons below a number field whose text can mean two numbers. The field gets the focus again after the choice. */
export function NumberReadingChoice({ readings, choose, language, describedBy }: Props) {
  if (readings.length === 0) return null;
  return (
    <Row role="group" aria-describedby={describedBy}>
      {readings.map((reading) => (
        <Button
          key={reading}
          tone="secondary"
          onClick={({ currentTarget }) => {
            choose(reading);
            focusFieldOfButton(currentTarget);
          }}
        >
          {formatNumber(reading, language)}
        </Button>
      ))}
    </Row>
  );
}

// Not a `div`, because a table styles a `div` as the box of a cell.
const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
