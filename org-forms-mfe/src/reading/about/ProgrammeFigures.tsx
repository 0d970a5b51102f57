import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, layoutSize, fontFamily, fontSize, space } from '@cert/shared/ui';

/** Key figures of the programme. */
export function ProgrammeFigures() {
  const { t } = useTranslation('org-forms/about');
  const texts = t('figures', { returnObjects: true });
  return (
    <List>
      {Object.values(texts).map(({ figure, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${layoutSize.words} * 0.8), 100%), 1fr));
  gap: ${space[4]} ${space[5]};

  && {
    max-inline-size: none;
  }

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.lineStrong};
  }

  dt {
    font-size: ${fontSize.text};
    line-height: 1.4;
    color: ${color.inkSoft};
  }

  dd {
    margin: 0;
    font: 600 ${fontSize.title} / 1.3 ${fontFamily.serif};
    color: ${color.brand};
    white-space: nowrap;
  }
`;
