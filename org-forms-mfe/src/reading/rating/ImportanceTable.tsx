import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, Icon, radius, space, stroke } from '@cert/shared/ui';
import { FactTable } from '../prose/FactTable.tsx';

/** The meaning of the importance levels and of the gold frame. */
export function ImportanceTable() {
  const { t } = useTranslation('org-forms/rating');
  const texts = t('importance', { returnObjects: true });
  const { heads, key, desirable, informative, beyond } = texts;
  return (
    <FactTable
      caption={texts.caption}
      heads={[heads.level, heads.sign, heads.meaning]}
      rows={[
        {
          key: 1,
          cells: [
            1,
            <Sign key="sign" data-sign="star">
              <Icon name="star-full" /> {key.sign}
            </Sign>,
            key.meaning,
          ],
        },
        { key: 2, cells: [2, desirable.sign, desirable.meaning] },
        { key: 3, cells: [3, informative.sign, informative.meaning] },
        {
          key: 'beyond',
          cells: [
            '–',
            <Sign key="sign" data-sign="gold">
              <i /> {beyond.sign}
            </Sign>,
            beyond.meaning,
          ],
        },
      ]}
    />
  );
}

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};

  &[data-sign='star'] svg {
    color: ${color.key};
  }

  i {
    flex: none;
    inline-size: ${space[4]};
    block-size: ${space[4]};
    border: ${stroke.mark} solid ${color.beyondLine};
    border-radius: ${radius.small};
    background: ${color.beyondSoft};
  }
`;
