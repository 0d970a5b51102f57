import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '@cert/shared/domain';
import { useAct, usePlatform } from '@cert/shared/platform';
import { Button, Dialog, Switch } from '@cert/shared/ui';
import { useFailureText } from '../useFailureText.ts';

type Props = { questionnaireId: number; isReleased: boolean; isDisabled: boolean };

/**
 * The switch that releases the report to the organisation, or takes the release back. The user must confirm both. See
 * docs/product/report.md#release.
 */
export function ReleaseSwitch({ questionnaireId, isReleased, isDisabled }: Props) {
  const { t } = useTranslation('grading');
  const { isOn, set } = useRelease(questionnaireId, isReleased);
  const [asked, setAsked] = useState<'give' | 'take'>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Switch
        text={t('sidebar.options.released')}
        isOn={isOn}
        onChange={(next) => setAsked(next ? 'give' : 'take')}
        isDisabled={isDisabled}
      />
      {asked && (
        <Dialog
          title={t(`sidebar.release.${asked}.question`)}
          closeText={t('sidebar.close')}
          onClose={close}
          actions={
            <>
              <Button
                onClick={() => {
                  close();
                  void set(asked === 'give');
                }}
              >
                {t(`sidebar.release.${asked}.confirm`)}
              </Button>
              <Button tone="secondary" onClick={close}>
                {t('sidebar.cancel')}
              </Button>
            </>
          }
        >
          <p>{t(`sidebar.release.${asked}.effect`)}</p>
        </Dialog>
      )}
    </>
  );
}

/**
 * Returns whether the report is released, and a function that changes this. The switch changes at once, and changes
 * back if saving fails.
 */
function useRelease(questionnaireId: number, isReleased: boolean) {
  const { toasts } = usePlatform();
  const send = useAct('reportReleaseSet');
  const describe = useDescribeFailure();
  const [pending, setPending] = useState<boolean>();

  async function set(released: boolean): Promise<void> {
    setPending(released);
    try {
      await send({ id: questionnaireId, released });
    } catch (failure) {
      toasts.show({ tone: 'failure', text: describe(failure) });
    }
    setPending(undefined);
  }

  return { isOn: pending ?? isReleased, set };
}

function useDescribeFailure(): (failure: unknown) => string {
  const { t } = useTranslation('grading');
  const failureText = useFailureText();
  return (failure) => {
    if (isRefusal(failure) && failure.code === 'grades-missing')
      return t('sidebar.release.missing', { count: failure.details?.areas.length ?? 0 });
    if (isRefusal(failure) && failure.code === 'locked') return t('sidebar.release.locked');
    return t('sidebar.options.notChanged', { why: failureText(failure) });
  };
}
