import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { BoardArea } from '@cert/shared/contract';
import { isBelowMinimumGrade, isKeyArea } from '@cert/shared/domain';
import { formatGrade, formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  Button,
  color,
  fontSize,
  GradeMark,
  GradeScale,
  Icon,
  media,
  space,
} from '@cert/shared/ui';
import { CommentBox } from '../grades/CommentBox.tsx';
import { AnswersChangedNotice, GradeScaleFooter } from '../grades/GradeScaleFooter.tsx';
import { stepGrade } from '../meeting/useApplyGradeCommand.ts';
import { useQueuedComment, useQueuedGrade, type QueuedGrade } from '../saving/gradingFields.ts';
import { GradeLine } from './GradeLine.tsx';
import type { RowCommand, RegisterRowHandler } from './useBoardShortcuts.tsx';

export type BoardRowProps = {
  questionnaireId: number;
  area: BoardArea;
  initials: ReadonlyMap<number, string>;
  mayGrade: boolean;
  mayComment: boolean;
  /** Registers the handler for keyboard commands in this row. */
  registerRowHandler: RegisterRowHandler;
};

/**
 * The rows of one area in a table: the team's grades on a scale, the choice of the final grade, and a button that shows
 * the comments in a second row, which wide windows show beside the first.
 */
export function BoardRow(props: BoardRowProps) {
  const { questionnaireId, area, initials, mayGrade, mayComment } = props;
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const commentsId = useId();
  const [isOpen, setOpen] = useState(false);
  const final = useFinalGrade(props);
  useRowKeys(props, final, () => setOpen(true));
  const written = area.marks.filter(({ comment }) => comment !== null).length;
  const count = written + (area.finalComment === null ? 0 : 1);
  return (
    <tbody>
      <tr data-area={area.id}>
        <th scope="row">
          <AreaName questionnaireId={questionnaireId} area={area} final={final} />
        </th>
        <td>
          <GradeLine area={area} final={final.grade} initials={initials} />
        </td>
        <td>
          <GradeScale
            label={{ hidden: `${t('area.final.title')}: ${area.title}` }}
            value={final.grade}
            onChange={final.choose}
            tone="final"
            language={language}
            isDisabled={!mayGrade}
          />
          {mayGrade && final.status.kind !== 'empty' && (
            <GradeScaleFooter hint={false} status={final.status} />
          )}
          <AnswersChangedNotice
            whose="final"
            grade={final}
            hasChanged={area.changedSinceFinal === 1}
            canConfirm={mayGrade}
          />
        </td>
        <td>
          {count === 0 && !mayComment ? (
            <Soft>{t('board.comments.none')}</Soft>
          ) : (
            <Toggle>
              <Button
                tone="quiet"
                aria-expanded={isOpen}
                aria-controls={isOpen ? commentsId : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                <Icon name="comment" />
                {count === 0 ? t('board.comments.write') : t('board.comments.show', { count })}
                <span className="visually-hidden">: {area.title}</span>
              </Button>
            </Toggle>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr data-part="comments" data-area={area.id}>
          <td colSpan={4} id={commentsId}>
            <Comments {...props} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

const Soft = styled.span`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Toggle = styled.div`
  white-space: nowrap;

  @media ${media.print} {
    display: none;
  }
`;

function useFinalGrade({ questionnaireId, area }: BoardRowProps): QueuedGrade {
  return useQueuedGrade({
    ...placeOnBoard(questionnaireId, area),
    kind: 'finalGrade',
    read: area.finalGrade,
  });
}

function placeOnBoard(questionnaireId: number, area: BoardArea) {
  return { questionnaireId, area, address: `/${questionnaireId}/reconciliation` };
}

/** Applies keyboard commands to this row: they change the final grade or show the comments. */
function useRowKeys(
  { area, mayGrade, registerRowHandler }: BoardRowProps,
  final: QueuedGrade,
  openComments: () => void,
): void {
  const handle = useEffectEvent((command: RowCommand) => {
    if (command.kind === 'notes') return openComments();
    if (!mayGrade) return;
    if (command.kind === 'grade') final.choose(command.grade);
    else if (command.kind === 'clear') final.choose(null);
    else final.choose(stepGrade(final.grade, command.direction));
  });
  useEffect(
    () => registerRowHandler(area.id, (command) => handle(command)),
    [registerRowHandler, area.id],
  );
}

type AreaNameProps = { questionnaireId: number; area: BoardArea; final: QueuedGrade };

function AreaName({ questionnaireId, area, final }: AreaNameProps) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const least = formatNumber(area.minGrade, language);
  const isBelow = isBelowMinimumGrade({ minGrade: area.minGrade, shown: final.grade });
  const isAfterReveal = area.marks.some(({ afterReveal }) => afterReveal === 1);
  return (
    <>
      <Title to={`/${questionnaireId}/category/${area.categorySlug}/${area.position}`}>
        {area.title}
      </Title>
      {isKeyArea(area) && <Star aria-hidden="true"> *</Star>}
      <Fact>{area.categoryTitle}</Fact>
      {isKeyArea(area) && !isBelow && <Fact>{t('board.keyArea', { least })}</Fact>}
      {isBelow && (
        <Warning>
          <Icon name="warning" />
          {t('board.keyAreaBelow', { least })}
        </Warning>
      )}
      {isAfterReveal && <Warning>{t('board.afterReveal')}</Warning>}
    </>
  );
}

const Title = styled(Link)`
  font-weight: 600;
  color: ${color.ink};
  text-decoration-color: transparent;

  &:hover {
    text-decoration-color: currentcolor;
  }
`;

const Star = styled.span`
  color: ${color.key};
`;

const Fact = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Warning = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.warning};
`;

/** The comments of the team side by side, and below them the final comment. */
function Comments({ questionnaireId, area, mayComment }: BoardRowProps) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const final = useQueuedComment({
    ...placeOnBoard(questionnaireId, area),
    kind: 'finalComment',
    read: area.finalComment ?? '',
    readWith: area,
  });
  return (
    <Columns>
      {area.marks.map(({ certifierId, name, grade, comment, afterReveal }) => (
        <figure key={certifierId}>
          <Author>
            {name}
            {grade !== null && (
              <GradeMark
                figure={formatGrade(grade, language)}
                tone="own"
                label={t('area.team.grade')}
              />
            )}
          </Author>
          <Words>{comment ?? <Soft>{t('board.comments.noneOf')}</Soft>}</Words>
          {afterReveal === 1 && <Warning>{t('area.team.afterReveal')}</Warning>}
        </figure>
      ))}
      <Whole>
        {mayComment ? (
          <CommentBox label={t('area.finalComment.title')} comment={final} />
        ) : (
          <figure>
            <Author>{t('area.finalComment.title')}</Author>
            <Words>{final.text || <Soft>{t('area.finalComment.none')}</Soft>}</Words>
          </figure>
        )}
      </Whole>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space[4]};
  padding-block-end: ${space[2]};
`;

const Author = styled.figcaption`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;
