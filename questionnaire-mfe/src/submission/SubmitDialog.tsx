import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MissingItems } from '@cert/shared/contract';
import { requiredParts } from '@cert/shared/domain';
import { formatList } from '@cert/shared/i18n';
import {
  toFailureCode,
  Loaded,
  useLanguage,
  useRead,
  useSaveQueue,
  useUnsavedCount,
  useAct,
  usePlatform,
} from '@cert/shared/platform';
import { Button, Dialog, Notice, color, radius, fontSize, space } from '@cert/shared/ui';
import { useUnsavedDraftAddresses } from '../answers/saving/useFieldDraft.ts';
import { toAreaAddress, toQuestionAnchor } from '../answers/area/toAreaAddress.ts';

export type SubmitDialogProps = { questionnaireId: number; onClose: () => void };

/**
 * Explains the submission and lists what is still missing. The user can submit as soon as the save queue has saved all
 * changes, even if something is missing.
 */
export function SubmitDialog({ questionnaireId, onClose }: SubmitDialogProps) {
  const { t } = useTranslation('questionnaire');
  const { t: tPlatform } = useTranslation('platform');
  const queue = useSaveQueue();
  const isSaved = useUnsavedCount(questionnaireId) === 0;
  const missing = useRead('questionnaireMissing', isSaved ? { id: questionnaireId } : null);
  const unsaved = useUnsavedDraftAddresses(questionnaireId);
  const submit = useSubmitAnswers(questionnaireId);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => queue.sendAll(), [queue]);

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      await submit();
      onClose();
    } catch (thrown) {
      setFailure(thrown);
      setBusy(false);
    }
  }

  const known = isSaved ? missing.data : undefined;
  const isIncomplete = known !== undefined && (known.length > 0 || unsaved.length > 0);
  const submitButton = (
    <Button
      key="submit"
      tone={isIncomplete ? 'secondary' : 'primary'}
      disabled={known === undefined}
      busyText={isBusy ? t('submitting.busy') : undefined}
      onClick={() => void confirm()}
    >
      {t(isIncomplete ? 'submitting.anyway' : 'submitting.confirm')}
    </Button>
  );
  return (
    <Dialog
      title={t('submitting.title')}
      closeText={t('submitting.close')}
      onClose={onClose}
      actions={
        isIncomplete ? (
          <>
            <Button onClick={onClose}>{t('submitting.back')}</Button>
            {submitButton}
          </>
        ) : (
          <>
            {submitButton}
            <Button tone="secondary" onClick={onClose}>
              {t('submitting.back')}
            </Button>
          </>
        )
      }
    >
      <p>{t('submitting.warning')}</p>
      {isSaved ? (
        <Loaded of={missing}>
          {(areas) => (
            <>
              <UnsavedEntries pages={unsaved} onFollow={onClose} />
              {(areas.length > 0 || unsaved.length === 0) && (
                <WhatIsMissing {...{ questionnaireId, areas, onClose }} />
              )}
            </>
          )}
        </Loaded>
      ) : (
        <Notice tone="warning">{t('submitting.unsaved')}</Notice>
      )}
      {failure !== undefined && (
        <Notice tone="failure">{tPlatform(`failed.${toFailureCode(failure)}`)}</Notice>
      )}
    </Dialog>
  );
}

type UnsavedEntriesProps = {
  /** The page of each entry that is not saved, if it is known. */
  pages: readonly (string | undefined)[];
  /** Called when the user follows a link; closes the dialog. */
  onFollow: () => void;
};

/** Says how many entries are not saved, because they are too long or not valid, with a link to the first of them. */
function UnsavedEntries({ pages, onFollow }: UnsavedEntriesProps) {
  const { t } = useTranslation('questionnaire');
  const [page] = pages;
  if (pages.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('submitting.unsavedEntries', { count: pages.length })}</p>
      {page !== undefined && (
        <p>
          <Link to={page} onClick={onFollow}>
            {t('submitting.toUnsavedEntry')}
          </Link>
        </p>
      )}
    </Notice>
  );
}

function WhatIsMissing({
  questionnaireId,
  areas,
  onClose,
}: {
  questionnaireId: number;
  areas: MissingItems;
  onClose: () => void;
}) {
  const { t } = useTranslation('questionnaire');
  if (areas.length === 0) return <Notice tone="success">{t('submitting.complete')}</Notice>;
  return <MissingList questionnaireId={questionnaireId} areas={areas} onFollow={onClose} />;
}

type MissingListProps = {
  questionnaireId: number;
  areas: MissingItems;
  /** Called when the user follows a link; closes the dialog. */
  onFollow: () => void;
};

/** The missing items by area. Each entry links to its question. */
function MissingList({ questionnaireId, areas, onFollow }: MissingListProps) {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  const lacks = areas.flatMap(({ questions }) => questions.flatMap((question) => question.lacks));
  const kinds = requiredParts
    .map((part) => ({ part, count: lacks.filter((lack) => lack === part).length }))
    .filter(({ count }) => count > 0)
    .map(({ part, count }) => t(`submitting.count.${part}`, { count }));
  return (
    <>
      <strong>{t('submitting.stillMissing', { kinds: formatList(kinds, language) })}</strong>
      {/* A region that scrolls must be focusable, so that the arrow keys can scroll it. */}
      <Areas tabIndex={0} aria-label={t('submitting.list')}>
        {areas.map(({ id, title, categorySlug, position, questions }) => (
          <li key={id}>
            <h3>{title}</h3>
            <Questions>
              {questions.map((question) => (
                <li key={question.id}>
                  <Link
                    to={`${toAreaAddress({ questionnaireId, categorySlug, position })}#${toQuestionAnchor(question.id)}`}
                    onClick={onFollow}
                  >
                    {question.position}. {question.title}
                  </Link>
                  <Lacks>
                    {t('submitting.lacking', {
                      parts: question.lacks.map((part) => t(`submitting.lacks.${part}`)).join(', '),
                    })}
                  </Lacks>
                </li>
              ))}
            </Questions>
          </li>
        ))}
      </Areas>
    </>
  );
}

// A long list scrolls inside the dialog, so that the text above it and the buttons stay visible. A shadow at the top or
// bottom edge shows that the list continues there. The first two gradients scroll with the list: they cover the shadows
// when the list is scrolled to its start or its end.
const Areas = styled.ul`
  display: grid;
  gap: ${space[4]};
  max-block-size: 40dvh;
  padding: ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background:
    linear-gradient(${color.paper} 40%, transparent) top / 100% ${space[6]} local,
    linear-gradient(transparent, ${color.paper} 60%) bottom / 100% ${space[6]} local,
    linear-gradient(${color.lineStrong}, transparent) top / 100% ${space[3]} scroll,
    linear-gradient(transparent, ${color.lineStrong}) bottom / 100% ${space[3]} scroll;
  background-repeat: no-repeat;

  & > li > h3 {
    font-size: ${fontSize.text};
  }
`;

const Questions = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]} 0 0;
  list-style: none;
`;

const Lacks = styled.span`
  display: block;
  font-size: ${fontSize.small};
  color: ${color.warning};
`;

/** Submits the answers as final. The page then shows them as locked. */
function useSubmitAnswers(questionnaireId: number): () => Promise<void> {
  const { t } = useTranslation('questionnaire');
  const { toasts } = usePlatform();
  const submit = useAct('questionnaireSubmit');
  return async () => {
    await submit({ id: questionnaireId });
    toasts.show({ tone: 'success', text: t('submitting.done') });
  };
}
