import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '@cert/shared/domain';
import { useAct, usePlatform, useRefresh } from '@cert/shared/platform';
import { useFailureText } from '../../useFailureText.ts';

type Finalizing = {
  isBusy: boolean;
  /** Why finalizing was refused, as a sentence. */
  failure: string | undefined;
  /** Ids of the areas that the server reports as ungraded. */
  ungraded: readonly number[];
  /** @returns whether the grades are final now */
  finalize: () => Promise<boolean>;
};

/** Finalizes the reader's own grades and revalidates all data that depend on it. */
export function useFinalize(questionnaireId: number): Finalizing {
  const { t } = useTranslation('grading');
  const failureText = useFailureText();
  const { toasts } = usePlatform();
  const refresh = useRefresh();
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
      await refresh('info', 'areaCategoryList', 'areaCategory');
    }
  }

  const failure = thrown === undefined || ungraded.length > 0 ? undefined : failureText(thrown);
  return { isBusy, failure, ungraded, finalize };
}

function ungradedIn(thrown: unknown): readonly number[] {
  if (!isRefusal(thrown) || thrown.code !== 'grades-missing') return [];
  return thrown.details?.areas ?? [];
}
