import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CertifierComment } from '@cert/shared/contract';
import { formatDay } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Badge, color, radius, fontSize, space } from '@cert/shared/ui';

type Props = {
  comment: CertifierComment;
  /** Name of the earlier questionnaire that the comment belongs to; undefined for a comment on the current one. */
  earlier?: string | undefined;
  actions?: ReactNode;
};

/** One comment of the team, with author and date. */
export function TeamComment({ comment, earlier, actions }: Props) {
  const language = useLanguage();
  const { content, firstName, lastName, createdAt, editable } = comment;
  return (
    <figure>
      <Content $look={earlier !== undefined ? 'earlier' : editable === 1 ? 'own' : 'other'}>
        {content}
      </Content>
      <Caption>
        <span>
          {firstName} {lastName} · {formatDay(createdAt, language)}
        </span>
        {earlier !== undefined && <Badge>{earlier}</Badge>}
        {actions}
      </Caption>
    </figure>
  );
}

const grounds = { own: color.ownSoft, other: color.wash, earlier: 'transparent' };

const Content = styled.blockquote<{ $look: keyof typeof grounds }>`
  margin: 0;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${({ $look }) => ($look === 'earlier' ? color.line : 'transparent')};
  border-radius: ${radius.medium};
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${({ $look }) => ($look === 'earlier' ? color.inkSoft : color.ink)};
  background: ${({ $look }) => grounds[$look]};
`;

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding-block-start: ${space[1]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
