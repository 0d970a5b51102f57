import { styled } from 'styled-components';
import { LoadingPart } from '@cert/shared/platform';
import { color, radius, space } from '@cert/shared/ui';

/** Grey bars in place of the rows while the desk loads. */
export function DeskSkeleton() {
  return (
    <>
      <div className="visually-hidden">
        <LoadingPart />
      </div>
      <Bars aria-hidden="true">
        {widths.map((width) => (
          <Bar key={width} $width={width} />
        ))}
      </Bars>
    </>
  );
}

const widths = ['62%', '48%', '71%', '55%', '66%'];

const Bars = styled.div`
  display: grid;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.paper};
`;

const Bar = styled.div<{ $width: string }>`
  padding: ${space[5]} ${space[4]};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  &::before {
    content: '';
    display: block;
    inline-size: ${({ $width }) => $width};
    block-size: ${space[3]};
    border-radius: ${radius.small};
    background: ${color.line};
  }
`;
