import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { hasText } from '@cert/shared/domain';
import { color, fontSize } from '@cert/shared/ui';
import { readPlainText } from '../../texts/readPlainText.ts';
import { teamTextStyle } from '../../texts/TeamText.tsx';
import { sanitiseTeamText } from '../../texts/teamTextHtml.ts';

type Props = { html: string };

/** A small preview of a text, to compare it with another. */
export function RichTextPreview({ html }: Props) {
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

/** The paragraphs and list items of a text without formatting, to show the text in messages. */
export function readPlainLines(html: string): string[] {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<br\s*\/?>/g, '\n'),
    'text/html',
  );
  return [...body.querySelectorAll('p, li')]
    .filter((block) => !block.querySelector('p, li'))
    .map((block) => readPlainText(block).trim())
    .filter((line) => line !== '');
}
