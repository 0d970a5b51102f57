import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import { Badge, color, fontSize, space } from '@cert/shared/ui';

type Props = { themes: ProgrammeReply['beyondCategories'] };

/** The names of the Above and Beyond categories. */
export function BeyondCategoryNames({ themes }: Props) {
  const { t } = useTranslation('org-forms/rating');
  return (
    <Rows>
      <span id="themes">{t('themes')}</span>
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
    font-size: ${fontSize.text};
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
