import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Reply } from '@cert/shared/contract';
import { maxTextLength, type IntroField } from '@cert/shared/domain';
import {
  ConflictChoice,
  entryId,
  SaveStatus,
  UnsavedText,
  useDraft,
  useField,
  useLimitText,
} from '@cert/shared/platform';
import { Card, color, layoutSize, fontSize, space, TextArea } from '@cert/shared/ui';
import { toStoredIntroField } from './introSaver.ts';
import { PreviousIntro } from './PreviousIntro.tsx';

/** Delay in milliseconds between the last edit of an intro answer and the request that saves it. */
const pauseMs = 2000;

type Props = { questionnaireId: number; field: IntroField; intro: Reply<'infoAdditional'> };

/** One intro question: explanation, text field, save state and the answer of the previous questionnaire. */
export function IntroCard({ questionnaireId, field, intro }: Props) {
  const { t } = useTranslation('org-forms');
  const id = useId();
  const limitText = useLimitText();
  const stored = toStoredIntroField(questionnaireId, field, intro);
  const answer = useField({
    ...stored,
    describe: (entered) => ({
      title: `${t('intro.title')} · ${t(`intro.${field}.title`)}`,
      address: `/${questionnaireId}/intro-questions#${field}`,
      lines: [entered || t('intro.conflict.cleared')],
    }),
  });
  const draft = useDraft(entryId(stored));
  const text = answer.value ?? '';
  const isLocked = intro.locked === 1;
  // A locked card shows the stored text. Changes that the server refused are shown in the notices of the save queue.
  const shown = isLocked ? intro[field] : text;
  return (
    <Card labelledBy={`${id}-title`} id={field}>
      <Parts>
        <Head>
          <Title id={`${id}-title`}>{t(`intro.${field}.title`)}</Title>
          <div data-saving>
            <SaveStatus status={answer.status} />
          </div>
        </Head>
        <Guide id={`${id}-guide`}>{t(`intro.${field}.guide`)}</Guide>
        {isLocked ? (
          <>
            <Written $isEmpty={shown === ''}>{shown || t('intro.none')}</Written>
            <UnsavedText draft={draft} />
          </>
        ) : (
          <TextArea
            label={{ hidden: t(`intro.${field}.title`) }}
            value={shown}
            onChange={(entered) => answer.change(entered, pauseMs)}
            limit={limitText(maxTextLength, draft)}
            area={{ rows: 6, 'aria-describedby': `${id}-guide` }}
          />
        )}
        <ConflictChoice field={answer} show={(version) => version || t('intro.conflict.cleared')} />
        <PreviousIntro field={field} previous={intro.previous} />
      </Parts>
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[3]};

  /* Hides the save state while the text is too long, because such a text is not saved. */
  &:has([aria-invalid='true']) [data-saving] {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`;

const Title = styled.h2`
  font-size: ${fontSize.heading};
`;

const Guide = styled.p`
  max-inline-size: ${layoutSize.measure};
  color: ${color.inkSoft};
`;

const Written = styled.p<{ $isEmpty: boolean }>`
  max-inline-size: ${layoutSize.measure};
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${({ $isEmpty }) => ($isEmpty ? color.inkSoft : color.ink)};
`;
