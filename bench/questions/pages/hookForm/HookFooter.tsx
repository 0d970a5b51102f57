import { useId, useState } from 'react';
import type { Control } from 'react-hook-form';
import { FooterButton } from '../../../../questionnaire-mfe/src/answers/question/FooterButton.tsx';
import { FooterLayout } from '../../../../questionnaire-mfe/src/answers/question/QuestionFooter.tsx';
import { HookText } from './HookText.tsx';

type Props = { control: Control; name: string };

/** The collapsed comment and documents below the inputs, as far as a form without a server can show them. */
export function HookFooter({ control, name }: Props) {
  const [opened, setOpened] = useState<'comment' | 'documents'>();
  const id = useId();
  const toggle = (what: typeof opened) => () => setOpened(opened === what ? undefined : what);
  return (
    <FooterLayout>
      <div>
        <FooterButton
          icon="comment"
          aria-expanded={opened === 'comment'}
          aria-controls={id}
          onClick={toggle('comment')}
        >
          Comment
        </FooterButton>
        <FooterButton
          icon="paperclip"
          aria-expanded={opened === 'documents'}
          aria-controls={id}
          onClick={toggle('documents')}
        >
          Documents
        </FooterButton>
        <span />
      </div>
      <div id={id} hidden={!opened}>
        {opened === 'comment' && <HookText control={control} name={name} label="Comment" />}
      </div>
    </FooterLayout>
  );
}
