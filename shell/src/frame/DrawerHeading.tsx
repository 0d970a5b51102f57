import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import { usePlatform, useStore } from '@cert/shared/platform';
import { color, fontSize } from '@cert/shared/ui';

type Props = { info: QuestionnaireInfo | undefined };

/** Organisation, year and reader. On small screens the drawer shows them, because the header has no room. */
export function DrawerHeading({ info }: Props) {
  const { t } = useTranslation('shell');
  const name = useStore(usePlatform().session)?.name;
  return (
    <Lines>
      {info && (
        <div>
          <b>{info.title}</b> · {info.info.questionnaire.year}
        </div>
      )}
      {name && <small>{t('frame.signedInAs', { name })}</small>}
    </Lines>
  );
}

const Lines = styled.div`
  small {
    font-size: ${fontSize.small};
    color: ${color.inkSoft};
  }
`;
