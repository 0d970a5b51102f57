import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ListedArea } from '@cert/shared/contract';
import { color, Icon, fontSize, space } from '@cert/shared/ui';

type Props = {
  areas: readonly ListedArea[];
  /** Says "No required document is missing" when the count is 0; by default nothing is shown then. */
  showsComplete?: boolean;
};

/** The number of required documents that are missing. */
export function MissingDocumentCount({ areas, showsComplete = false }: Props) {
  const { t } = useTranslation('questionnaire');
  const count = areas.flatMap((area) => area.questions).filter(isRequiredDocumentMissing).length;
  if (count === 0 && !showsComplete) return null;
  return (
    <Line $isMissing={count > 0}>
      <Icon name={count > 0 ? 'warning' : 'check'} />
      {count > 0 ? t('documentsPage.missing', { count }) : t('documentsPage.complete')}
    </Line>
  );
}

const Line = styled.span<{ $isMissing: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${({ $isMissing }) => ($isMissing ? color.warning : color.final)};
`;

/** Whether a required document is missing. A disabled question requires none. */
export function isRequiredDocumentMissing({
  documentsRequired,
  disabled,
  documents,
}: ListedArea['questions'][number]): boolean {
  return documentsRequired === 1 && disabled === 0 && documents.length === 0;
}
