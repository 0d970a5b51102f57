import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useLanguage, useStore } from '@cert/shared/platform';
import { color, Icon, radius, fontSize, space } from '@cert/shared/ui';
import { useEditing } from '../EditingContext.ts';

type Props = { field: string };

/** Lists the colleagues who are editing a text, in any language. */
export function Colleagues({ field }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const here = useStore(useEditing().colleagues).filter((colleague) => colleague.field === field);
  return here.map(({ name, ...at }) => (
    <Name key={`${name}-${at.language}`}>
      <Icon name="pencil" />
      {at.language === language
        ? t('editing.colleague', { name })
        : t('editing.colleagueElsewhere', { name, language: t(`editing.language.${at.language}`) })}
    </Name>
  ));
}

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.medium};
  background: ${color.ownSoft};
  color: ${color.own};
  font-size: ${fontSize.small};
  font-weight: 600;
`;
