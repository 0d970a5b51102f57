import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, extent, size, space } from '@cert/shared/ui';

type Props = { title: string; children: ReactNode };

/** Title and introduction of a page that shows several areas. */
export function PageHead({ title, children }: Props) {
  return (
    <Head>
      <h1>{title}</h1>
      <p>{children}</p>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space[2]};

  & > p {
    max-inline-size: ${extent.measure};
    font-size: ${size.lead};
    color: ${color.inkSoft};
  }
`;
