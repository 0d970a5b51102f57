import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens.ts';
import { GradeMark } from './GradeMark.tsx';

export type TeamGradesProps = {
  /** One entry per member of the team; `figure` is the formatted grade. */
  grades: readonly { id: number; name: string; initials: string; figure: string }[];
};

/** The grades of a whole team in one row, each below the initials of the person. Screen readers announce the names. */
export function TeamGrades({ grades }: TeamGradesProps) {
  return (
    <Row>
      {grades.map(({ id, name, initials, figure }) => (
        <span key={id}>
          <BareInitials aria-hidden="true">{initials}</BareInitials>
          <GradeMark figure={figure} tone="own" label={name} />
        </span>
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  gap: ${space[1]};
  inline-size: 100%;
  font-size: ${fontSize.small};

  > span {
    display: grid;
    justify-items: center;
  }
`;

/** Initials of a certifier without a circle, as above a grade of `TeamGrades` and in the legend of a map. */
export const BareInitials = styled.span`
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.2;
  color: ${color.own};
`;
