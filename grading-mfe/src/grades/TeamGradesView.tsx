import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { TeamMemberGrade } from '@cert/shared/contract';
import { findUnanimousGrade } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Badge, color, GradeMark, fontSize, space } from '@cert/shared/ui';
import { TeamMemberName } from '../team/TeamMemberName.tsx';

type Props = { opinions: readonly TeamMemberGrade[] };

/** The grade and comment of each team member, and whether the team agrees. */
export function TeamGradesView({ opinions }: Props) {
  const { t } = useTranslation('grading');
  const titleId = useId();
  const language = useLanguage();
  const isAgreed = findUnanimousGrade(opinions.map(({ grade }) => grade)) !== null;
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>{t('area.team.title')}</h3>
        <Badge tone={isAgreed ? 'final' : 'warning'}>
          {t(`area.team.${isAgreed ? 'agree' : 'differ'}`)}
        </Badge>
      </Head>
      <List>
        {opinions.map(({ id, certifier, main, grade, comment, afterReveal }) => (
          <Person key={id}>
            <TeamMemberName accountId={id} name={certifier} isMain={main === 1} />
            {grade === null ? (
              <None>{t('area.team.noGrade')}</None>
            ) : (
              <GradeMark
                figure={formatGrade(grade, language)}
                tone="own"
                label={t('area.team.grade')}
              />
            )}
            {afterReveal === 1 && <Mark>{t('area.team.afterReveal')}</Mark>}
            {comment !== null && <Comment>{comment}</Comment>}
          </Person>
        ))}
      </List>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  padding-block-end: ${space[2]};

  & > h3 {
    font-size: ${fontSize.small};
    font-weight: 600;
  }
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]};
`;

const Person = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-block-start: ${space[2]};
  border-block-start: 1px solid ${color.line};
`;

const Comment = styled.p`
  grid-column: 1 / -1;
  font-size: ${fontSize.small};
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
`;

const Mark = styled.p`
  grid-column: 1 / -1;
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.warning};
`;

const None = styled.span`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
