import type { NumericKind } from '@cert/shared/domain';
import type { ExtraInput } from './ExtraInput.ts';
import { NumberExtra } from './NumberExtra.tsx';

/** The extra input of each multiple-choice kind that asks for a number. Amounts are in euro. */
export const numberExtras: Record<NumericKind, ExtraInput> = {
  number: {
    Input: (props) => <NumberExtra {...props} kind="number" unit={props.answer.unit} />,
    place: 'beside',
  },
  percentage: {
    Input: (props) => <NumberExtra {...props} kind="percentage" unit="%" />,
    place: 'beside',
  },
  currency: {
    Input: (props) => <NumberExtra {...props} kind="currency" unit={props.answer.unit ?? '€'} />,
    place: 'beside',
  },
};
