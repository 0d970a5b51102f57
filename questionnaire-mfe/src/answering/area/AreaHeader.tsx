import { styled } from 'styled-components';
import type { Area } from '@cert/shared/contract';
import { color, layoutSize, fontSize, space } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';
import { AreaProgress } from './AreaProgress.tsx';
import { KeyAreaMark } from './KeyAreaMark.tsx';

type Props = { area: Area };

/** Title, content and progress of the area. */
export function AreaHeader({ area }: Props) {
  const { category } = useOpenCategory();
  return (
    <Head>
      <Crumb>
        {category.position} · {category.title}
      </Crumb>
      <h1>
        {area.title}
        <KeyAreaMark area={area} />
      </h1>
      {area.content && <Lead>{area.content}</Lead>}
      <AreaProgress area={area} />
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space[2]};
`;

const Crumb = styled.p`
  font-size: ${fontSize.small};
  letter-spacing: 0.02em;
  color: ${color.inkSoft};
`;

const Lead = styled.p`
  max-inline-size: ${layoutSize.measure};
  font-size: ${fontSize.lead};
  white-space: pre-line;
  color: ${color.inkSoft};
`;
