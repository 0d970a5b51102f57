import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, fontSize } from '@cert/shared/ui';
import { hasText } from '../../team-texts/hasText.ts';
import { sanitiseTeamText } from '../../team-texts/sanitiseTeamText.ts';
import { teamTextStyle } from '../../team-texts/teamTextStyle.ts';

type Props = { html: string };

/** A small preview of a text, to compare it with another. */
export function RichPreview({ html }: Props) {
  const { t } = useTranslation('report');
  if (!hasText(html)) return <None>{t('editing.cleared')}</None>;
  return <Text dangerouslySetInnerHTML={{ __html: sanitiseTeamText(html) }} />;
}

const Text = styled.div`
  ${teamTextStyle}
  font-size: ${fontSize.text};
  white-space: normal;
`;

const None = styled.p`
  color: ${color.inkSoft};
`;
