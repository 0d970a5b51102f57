import { styled } from 'styled-components';
import type { Grade } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, size } from '@cert/shared/ui';
import { useWords } from '../useWords.ts';
import { Fact } from './Fact.tsx';

type Props = {
  previous: Grade;
  /** The grade that the area shows now. */
  shown: Grade | null;
};

/** The final grade of the questionnaire before, and whether the shown one is better or worse. */
export function PreviousGrade({ previous, shown }: Props) {
  const t = useWords();
  const language = useLanguage();
  const trend = shown === null ? undefined : trendOf(shown, previous);
  return (
    <Fact name={t('previous.title')}>
      <Figure>{formatGrade(previous, language)}</Figure>
      {trend && (
        <>
          <span aria-hidden="true">{signs[trend]}</span>
          <span className="visually-hidden">{t(`previous.${trend}`)}</span>
        </>
      )}
    </Fact>
  );
}

const signs = { better: '▲', worse: '▼', same: '=' };

function trendOf(shown: Grade, previous: Grade): keyof typeof signs {
  if (shown === previous) return 'same';
  return shown > previous ? 'better' : 'worse';
}

const Figure = styled.strong`
  font-size: ${size.text};
  color: ${color.ink};
`;
