import { styled } from 'styled-components';
import { Link, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { QuestionnaireListItem } from '@cert/shared/contract';
import { storageKeys, usePlatform } from '@cert/shared/platform';
import {
  Badge,
  color,
  Icon,
  media,
  radius,
  fontSize,
  space,
  stroke,
  type BadgeTone,
} from '@cert/shared/ui';

type Props = { item: QuestionnaireListItem };

/** One questionnaire; the whole row is a link to it. */
export function QuestionnaireRow({ item: { id, title, year, state } }: Props) {
  const { t } = useTranslation('org-forms');
  const { storage } = usePlatform();
  const isOpenNow = Number(useParams()['questionnaireId']) === id;
  return (
    <Row data-is-open-now={isOpenNow}>
      <th scope="row">
        <Way
          to={`/${id}/about`}
          aria-current={isOpenNow ? 'true' : undefined}
          onClick={() => storage.setItem(storageKeys.questionnaire, String(id))}
        >
          {title}
        </Way>
      </th>
      <td>{year}</td>
      <td>
        <State>
          <Badge tone={tones[state]}>{t(`list.state.${state}`)}</Badge>
          <Icon name="chevron-right" />
        </State>
      </td>
    </Row>
  );
}

const tones = {
  open: 'neutral',
  submitted: 'brand',
  graded: 'final',
  inactive: 'neutral',
} satisfies Record<QuestionnaireListItem['state'], BadgeTone>;

const Row = styled.tr`
  position: relative;

  & > td {
    font-variant-numeric: tabular-nums;
    color: ${color.inkSoft};
  }

  &:hover {
    background: ${color.wash};
  }

  &[data-is-open-now='true'] {
    box-shadow: inset ${stroke.mark} 0 0 ${color.brand};
  }

  @media ${media.phone} {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.paper};

    && > * {
      padding: 0;
      border: 0;
    }

    & > th {
      grid-column: 1 / -1;
      font-size: ${fontSize.lead};
    }
  }
`;

const Way = styled(Link)`
  font-weight: 600;
  color: ${color.ink};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const State = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  & > svg {
    color: ${color.brand};
  }
`;
