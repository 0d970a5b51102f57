import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { formatList } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize, Icon, radius, space } from '@cert/shared/ui';
import { useEditingState } from './EditingContext.ts';

type Props = { field: string };

type MarkProps = Props & {
  /** Whether only the icon is visible. Screen readers still get the words. */
  isIconOnly: boolean;
};

/** Marks a text whose figures have changed since it was written. */
export function ChangedFiguresMark({ field, isIconOnly }: MarkProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const titles = useEditingState().changedFigures.get(field);
  if (!titles) return null;
  return (
    <Mark title={formatList([...titles], language)}>
      <Icon name="warning" />
      <span className={isIconOnly ? 'visually-hidden' : undefined}>
        {t('editing.figures.changed')}
      </span>
    </Mark>
  );
}

/** Names the figures that have changed since the edited text was written. */
export function ChangedFiguresNote({ field }: Props) {
  const { t } = useTranslation('report');
  const titles = useEditingState().changedFigures.get(field);
  if (!titles) return null;
  return (
    <Note>
      <p>{t('editing.figures.note')}</p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </Note>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.medium};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: 600 ${fontSize.small} / 1.4 ${fontFamily.sans};
`;

const Note = styled.div`
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: 400 ${fontSize.small} / 1.45 ${fontFamily.sans};

  & > ul {
    padding-inline-start: ${space[5]};
  }
`;
