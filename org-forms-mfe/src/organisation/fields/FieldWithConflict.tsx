import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layoutSize, space } from '@cert/shared/ui';
import type { FormField } from '../editing/formValues.ts';
import { FieldConflict } from './FieldConflict.tsx';

type Props = { field: FormField; children: ReactNode };

/** A field of the form, with the choice between two versions below it if there is a conflict. */
export function FieldWithConflict({ field, children }: Props) {
  return (
    <Place>
      {children}
      <FieldConflict field={field} />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-inline-size: 0;

  /* Keeps a focused field from being hidden below the header or the save bar. */
  & :is(input, select, button) {
    scroll-margin-block: calc(${layoutSize.header} + ${space[7]}) calc(${space[8]} + ${space[7]});
  }
`;
