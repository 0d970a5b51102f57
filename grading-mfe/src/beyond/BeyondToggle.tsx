import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { gradingLockReason } from '@cert/shared/domain';
import { useRead, type FillerPropsBySlot } from '@cert/shared/platform';
import { Notice, space, Switch } from '@cert/shared/ui';
import { useFailureText } from '../useFailureText.ts';
import { useBeyondMark } from './useBeyondMark.ts';

type Props = FillerPropsBySlot['question.above-beyond'];

/** The toggle of an Above-and-Beyond question. Renders nothing for other questions. */
export function BeyondToggle(place: Props) {
  if (place.question.advanced !== 1) return null;
  return <Toggle {...place} />;
}

function Toggle({ questionnaireId, question }: Props) {
  const { t } = useTranslation('grading');
  const { t: tPlatform } = useTranslation('platform');
  const failureText = useFailureText();
  const { isMarked, failure, mark } = useBeyondMark({ questionnaireId, question });
  const info = useRead('info', { id: questionnaireId });
  const settings = info.data?.questionnaire.settings;
  const lock = settings && gradingLockReason({ gradingLocked: settings.gradingLocked === 1 });
  return (
    <Rows>
      <Switch
        text={t('beyond.toggle')}
        isOn={isMarked}
        onChange={mark}
        isDisabled={lock !== undefined}
        hint={lock ? tPlatform(`lock.${lock}`) : t('beyond.hint')}
        tone="beyond"
      />
      {failure !== undefined && <Notice tone="failure">{failureText(failure)}</Notice>}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
`;
