import { styled } from 'styled-components';
import { isBelowLeastGrade, type Grade } from '@cert/shared/domain';
import { formatGrade, formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, Notice, size } from '@cert/shared/ui';
import { useWords } from '../useWords.ts';

type Props = {
  minGrade: number;
  /** The grade that the area shows now. */
  shown: Grade | null;
};

/** What a key area needs, and a warning while its shown grade is below that (decisions §2). */
export function LeastGrade({ minGrade, shown }: Props) {
  const t = useWords();
  const language = useLanguage();
  const least = formatNumber(minGrade, language);
  if (!isBelowLeastGrade({ minGrade, shown })) return <Hint>{t('least.needed', { least })}</Hint>;
  return (
    <Notice tone="warning">
      {t('least.below', { least, shown: formatGrade(shown, language) })}
    </Notice>
  );
}

const Hint = styled.p`
  font-size: ${size.small};
  color: ${color.inkSoft};
`;
