import { styled } from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import { Badge, color, size, space } from '@cert/shared/ui';

type Props = { title: string; themes: ProgrammeReply['beyondCategories'] };

/** The categories of Above and Beyond by name. */
export function BeyondThemes({ title, themes }: Props) {
  return (
    <Rows>
      <span id="themes">{title}</span>
      <ul role="list" aria-labelledby="themes">
        {themes.map(({ category, title: theme }) => (
          <li key={category}>
            <Badge tone="beyond">{theme}</Badge>
          </li>
        ))}
      </ul>
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[2]};

  span {
    font-size: ${size.text};
  }

  & > span {
    color: ${color.inkSoft};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
