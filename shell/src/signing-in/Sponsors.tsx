import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { ProgrammeReply } from '@cert/shared/contract';
import { color, radius, space } from '@cert/shared/ui';
import { scaledSize } from '../frame/scaledSize.ts';

type Props = { sponsors: ProgrammeReply['sponsors'] };

/** The programme's sponsors: logos on a white background, or names where there is no logo. */
export function Sponsors({ sponsors }: Props) {
  const { t } = useTranslation('shell');
  return (
    <div>
      <b>{t('signIn.sponsors')}</b>
      <List role="list">
        {sponsors.map(({ name, address, logo }) => (
          <li key={address}>
            <a href={address} rel="noreferrer">
              {logo ? (
                <Drawing src={logo.address} alt={name} {...scaledSize(logo, logoHeight)} />
              ) : (
                name
              )}
            </a>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Height of a sponsor's logo, in pixels. */
const logoHeight = 24;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block-start: ${space[2]};
  a {
    color: inherit;
  }
`;

const Drawing = styled.img`
  display: block;
  box-sizing: content-box;
  padding: ${space[2]};
  border-radius: ${radius.small};
  background: ${color.paper};
`;
