import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Button, color, Dialog, fontFamily, fontSize, radius, space } from '@cert/shared/ui';
import { findTextKind } from './textKinds.ts';

type Props = {
  field: string;
  /** Says which version of the text this is, and from when. */
  label: ReactNode;
  html: string;
  /** Label of the button that replaces the edited text with this text. `question` asks the user to confirm. */
  takeOver: string;
  question: string;
  onTakeOver: (html: string) => void;
};

/** Shows another version of the edited text, with a button that replaces the edited text with it after confirmation. */
export function ReplacementText({ field, label, html, takeOver, question, onTakeOver }: Props) {
  const { t } = useTranslation('report');
  const { Preview } = findTextKind(field);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Figure>
      <figcaption>{label}</figcaption>
      <Preview html={html} />
      {html !== '' && (
        <Button tone="quiet" onClick={() => setIsAsked(true)}>
          {takeOver}
        </Button>
      )}
      {isAsked && (
        <Dialog
          title={takeOver}
          closeText={t('editing.keep')}
          onClose={() => setIsAsked(false)}
          actions={
            <>
              <Button
                onClick={() => {
                  setIsAsked(false);
                  onTakeOver(html);
                }}
              >
                {takeOver}
              </Button>
              <Button tone="secondary" onClick={() => setIsAsked(false)}>
                {t('editing.keep')}
              </Button>
            </>
          }
        >
          <p>{question}</p>
        </Dialog>
      )}
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.wash};
  font: 400 ${fontSize.small} / 1.45 ${fontFamily.sans};

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[3]};
    color: ${color.inkSoft};
  }
`;
