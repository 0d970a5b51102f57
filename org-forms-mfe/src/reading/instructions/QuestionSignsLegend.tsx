import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, layoutSize, Icon, radius, space, stroke, type IconName } from '@cert/shared/ui';
import { MessageWithLinks } from '../prose/MessageWithLinks.tsx';

const signs = ['star', 'gold', 'info', 'bookmark', 'check'] as const;

/** The icon of each sign, the same as beside a question. `gold` has no icon, because it is the colour of the frame. */
const icons: Record<(typeof signs)[number], IconName | undefined> = {
  star: 'star-full',
  gold: undefined,
  info: 'info',
  bookmark: 'bookmark',
  check: 'check',
};

/** The legend of the signs beside questions. */
export function QuestionSignsLegend() {
  const { t } = useTranslation('org-forms/instructions');
  return (
    <List>
      {signs.map((sign) => {
        const icon = icons[sign];
        return (
          <div key={sign}>
            <dt>
              <Sign data-sign={sign}>{icon && <Icon name={icon} />}</Sign>
              {t(`signs.${sign}.term`)}
            </dt>
            <dd>
              <MessageWithLinks namespace="org-forms/instructions" path={`signs.${sign}.text`} />
            </dd>
          </div>
        );
      })}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${layoutSize.field}, 100%), 1fr));
  gap: ${space[5]};

  && {
    max-inline-size: none;
  }

  & > div {
    break-inside: avoid;
  }

  dt {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font-weight: 600;
  }

  dd {
    margin: 0;
  }
`;

const Sign = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${space[5]};
  block-size: ${space[5]};
  border-radius: ${radius.small};

  &[data-sign='star'] {
    color: ${color.key};
  }

  &[data-sign='gold'] {
    border: ${stroke.mark} solid ${color.beyondLine};
    background: ${color.beyondSoft};
  }

  &[data-sign='info'],
  &[data-sign='bookmark'] {
    color: ${color.brand};
  }

  &[data-sign='check'] {
    color: ${color.final};
    background: ${color.finalSoft};
  }
`;
