import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layoutSize, radius, fontSize, space } from '@cert/shared/ui';

type Props = {
  icon: ReactNode;
  title: ReactNode;
  /** Small text below the title. */
  children: ReactNode;
  actions?: ReactNode;
};

/** One file in a list: icon, title, details and actions. */
export function FileRow({ icon, title, children, actions }: Props) {
  return (
    <Row>
      {icon}
      <Words>
        <Title>{title}</Title>
        <Below>{children}</Below>
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.paper};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 ${layoutSize.words};
  min-inline-size: 0;
`;

const Title = styled.div`
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Below = styled.div`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
`;
