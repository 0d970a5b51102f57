import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, TextArea } from '@cert/shared/ui';
import { SaveStatus } from '@cert/shared/platform';
import type { QueuedComment } from '../saving/gradingFields.ts';

type Props = { label: string; comment: QueuedComment; hint?: ReactNode };

/** A comment that is saved while the user types, with its save state. */
export function CommentBox({ label, comment, hint }: Props) {
  return (
    <Rows>
      <TextArea
        label={label}
        value={comment.text}
        onChange={comment.write}
        hint={hint}
        limit={comment.limit}
      />
      <State status={comment.status} look="live" />
    </Rows>
  );
}

const State = styled(SaveStatus)``;

const Rows = styled.div`
  display: grid;
  gap: ${space[1]};

  /* Hides the save state while the text is too long, because such a text is not saved. */
  &:has([aria-invalid='true']) > ${State} {
    display: none;
  }
`;
