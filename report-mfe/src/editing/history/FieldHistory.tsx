import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { formatSavedAt } from '@cert/shared/i18n';
import { Loaded, useLanguage, useRead } from '@cert/shared/platform';
import { space } from '@cert/shared/ui';
import { useEditing } from '../EditingContext.ts';
import { ReplacementText } from '../ReplacementText.tsx';

type Props = { field: string; onTakeOver: (html: string) => void };

/** The versions of a text, newest first. Restoring an earlier one creates a new version. */
export function FieldHistory({ field, onTakeOver }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { questionnaireId: id } = useEditing();
  const history = useRead('reportFieldHistory', { id, field }, { isLive: true });
  return (
    <Loaded of={history}>
      {(entries) =>
        entries.length === 0 ? (
          <p>{t('editing.history.none')}</p>
        ) : (
          <List>
            {entries.map(({ at, by, html }) => (
              <li key={`${at} ${by}`}>
                <ReplacementText
                  field={field}
                  label={
                    <>
                      <strong>{by}</strong>
                      {formatSavedAt(at, language)}
                    </>
                  }
                  html={html}
                  takeOver={t('editing.history.restore')}
                  question={t('editing.history.question')}
                  onTakeOver={onTakeOver}
                />
              </li>
            ))}
          </List>
        )
      }
    </Loaded>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
  max-block-size: 24rem;
  padding: 0;
  overflow: auto;
  list-style: none;
`;
