import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CategorySummary, QuestionnaireInfo, AreaSummary } from '@cert/shared/contract';
import { isRefusal, listUngradedAreas, type Grade } from '@cert/shared/domain';
import { useSaveQueue, useUnsavedCount, useAct, usePlatform } from '@cert/shared/platform';
import { Button, Dialog, Notice, space } from '@cert/shared/ui';
import { useFailureText } from '../useFailureText.ts';

type Props = {
  questionnaireId: number;
  info: QuestionnaireInfo;
  categories: readonly CategorySummary[];
  onClose: () => void;
};

/**
 * Asks for confirmation before the grades become final. Lists what prevents it: unsent changes and areas without a
 * grade.
 */
export function FinalizeDialog({ questionnaireId, info, categories, onClose }: Props) {
  const { t } = useTranslation('grading');
  const queue = useSaveQueue();
  const isSaved = useUnsavedCount(questionnaireId) === 0;
  const { isBusy, failure, ungraded, finalize } = useFinalize(questionnaireId);
  // The server must have all changes before the grades become final.
  useEffect(() => queue.sendAll(), [queue]);
  const missing = ungradedAreaLinks({
    categories,
    isKeyOnly: info.info.questionnaire.keyOnly === 1,
    named: ungraded,
  });
  const isReady = isSaved && missing.length === 0;
  return (
    <Dialog
      title={t('sidebar.finalizing.question')}
      closeText={t('sidebar.close')}
      onClose={onClose}
      actions={
        <>
          <Button
            disabled={!isReady}
            busyText={isBusy ? t('sidebar.finalizing.busy') : undefined}
            onClick={() => void finalize().then((isDone) => isDone && onClose())}
          >
            {t('sidebar.finalizing.confirm')}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('sidebar.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('sidebar.finalizing.warning')}</p>
      {!isSaved && <Notice tone="warning">{t('sidebar.finalizing.unsaved')}</Notice>}
      {missing.length > 0 && (
        <UngradedAreas questionnaireId={questionnaireId} links={missing} onFollow={onClose} />
      )}
      {failure && <Notice tone="failure">{failure}</Notice>}
    </Dialog>
  );
}

type Finalizing = {
  isBusy: boolean;
  /** Why finalizing failed, as a sentence; undefined if the cause is ungraded areas, which `ungraded` names. */
  failure: string | undefined;
  /** Ids of the areas that the server reports as ungraded. */
  ungraded: readonly number[];
  /** @returns whether the grades are final now */
  finalize: () => Promise<boolean>;
};

/** Finalizes the signed-in certifier’s own grades. */
function useFinalize(questionnaireId: number): Finalizing {
  const { t } = useTranslation('grading');
  const failureText = useFailureText();
  const { toasts } = usePlatform();
  const send = useAct('certifierFinalizeGrades');
  const [isBusy, setBusy] = useState(false);
  const [thrown, setThrown] = useState<unknown>();
  const ungraded = ungradedIn(thrown);

  async function finalize(): Promise<boolean> {
    setBusy(true);
    setThrown(undefined);
    try {
      await send({ id: questionnaireId });
      toasts.show({ tone: 'success', text: t('sidebar.finalizing.done') });
      return true;
    } catch (refusal) {
      setThrown(refusal);
      return false;
    } finally {
      setBusy(false);
    }
  }

  const failure = thrown === undefined || ungraded.length > 0 ? undefined : failureText(thrown);
  return { isBusy, failure, ungraded, finalize };
}

function ungradedIn(thrown: unknown): readonly number[] {
  if (!isRefusal(thrown) || thrown.code !== 'grades-missing') return [];
  return thrown.details?.areas ?? [];
}

type UngradedAreasProps = {
  questionnaireId: number;
  links: readonly AreaLink[];
  onFollow: () => void;
};

/** The areas without an own grade, each with a link to its page. */
function UngradedAreas({ questionnaireId, links, onFollow }: UngradedAreasProps) {
  const { t } = useTranslation('grading');
  return (
    <Notice tone="warning" title={t('sidebar.finalizing.missing')}>
      <List>
        {links.map(({ id, title, position, slug }) => (
          <li key={id}>
            <Link to={`/${questionnaireId}/category/${slug}/${position}`} onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </List>
    </Notice>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  columns: 12rem;
  column-gap: ${space[5]};

  & > li {
    break-inside: avoid;
    padding-block-start: ${space[1]};
  }
`;

/** An area with the parts of its address. */
type AreaLink = Pick<AreaSummary, 'id' | 'title' | 'position'> & {
  /** Slug of the area's category. */
  slug: string;
};

/**
 * Returns the areas that prevent the certifier from finalizing, in the order of the questionnaire: areas without an own
 * grade in the loaded data, and areas that the server has reported (`named`), because its data can be newer.
 */
function ungradedAreaLinks({
  categories,
  isKeyOnly,
  named,
}: {
  categories: readonly CategorySummary[];
  isKeyOnly: boolean;
  named: readonly number[];
}): AreaLink[] {
  const areas = categories.flatMap((category) => category.areas);
  const own = new Map<number, Grade>(
    areas.flatMap(({ id, certifierGrade: grade }) => (grade == null ? [] : [[id, grade]])),
  );
  const missing = new Set([
    ...named,
    ...listUngradedAreas({ areas, own, isKeyOnly }).map(({ id }) => id),
  ]);
  return categories.flatMap(({ slug, areas: ofCategory }) =>
    ofCategory
      .filter(({ id }) => missing.has(id))
      .map(({ id, title, position }) => ({ id, title, position, slug })),
  );
}
