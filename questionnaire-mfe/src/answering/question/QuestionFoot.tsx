import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { questionCommentKey } from '@cert/shared/domain';
import { color, Icon, size, space } from '@cert/shared/ui';
import { useWords } from '../../useWords.ts';
import type { Access } from '../editing/accessOf.ts';
import { SaveLine } from '../saving/SaveLine.tsx';
import { CommentButton } from './CommentButton.tsx';
import { CommentField } from './CommentField.tsx';
import { questionKeys } from './questionKeys.ts';
import { UnlockButton } from './UnlockButton.tsx';

type Props = { question: Question; access: Access };

/** Under the field: the comment folded in, what else is required, and how far all is saved. */
export function QuestionFoot({ question, access }: Props) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <Foot>
      <Row>
        <CommentButton
          question={question}
          isOpen={isOpen}
          controls={panelId}
          onToggle={() => setOpen(!isOpen)}
        />
        {question.documentsRequired === 1 && (
          <Required>
            <Icon name="paperclip" />
            {t('question.documentRequired')}
          </Required>
        )}
        <UnlockButton unlocking={access.unlocking} />
        <End>
          <SaveLine keys={questionKeys(question)} />
        </End>
      </Row>
      <Panel id={panelId} hidden={!isOpen}>
        {isOpen && (
          <CommentField
            formKey={questionCommentKey(question.id)}
            on={{ questionId: question.id }}
            label={t('comment.label')}
            hint={question.commentInfo ?? undefined}
            none={t('comment.none')}
            isReadOnly={access.isReadOnly}
          />
        )}
      </Panel>
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[2]};
  border-block-start: 1px solid ${color.line};
  /* The room that the buttons keep for fingers is room enough under them. */
  margin-block-end: calc(-1 * ${space[3]});
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  /* The words of the first button stand in line with the field above. */
  margin-inline-start: calc(-1 * ${space[4]});
`;

const Required = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline: ${space[4]};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.warning};
`;

const End = styled.span`
  margin-inline-start: auto;
`;

const Panel = styled.div`
  padding-block-end: ${space[3]};
`;
