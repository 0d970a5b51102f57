import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ProgrammeReply } from '@cert/shared/contract';
import { languages, languageTags, type Language } from '@cert/shared/domain';
import { formatList } from '@cert/shared/i18n';
import { pathInLanguage, useLanguage } from '@cert/shared/platform';
import {
  color,
  Dialog,
  fontSize,
  Icon,
  media,
  radius,
  space,
  type IconName,
} from '@cert/shared/ui';
import { buildViewQuery } from '../ReportToolbar.tsx';
import { classifyTextState, type TextStateName } from './textStates.ts';
import type { TextStatesRow } from './useReportTextStates.ts';

type Props = {
  rows: readonly TextStatesRow[];
  programme: Pick<ProgrammeReply, 'product' | 'beyondProduct'>;
  /** Whether the report is locked. The links then lead to the texts but do not open the editor. */
  isLocked: boolean;
  onClose: () => void;
};

/**
 * Lists all texts of the report in all languages. It marks the texts that are empty, that are older than in another
 * language, or whose figures have changed since they were written.
 */
export function WritingOverview({ rows, programme, isLocked, onClose }: Props) {
  const { t } = useTranslation('report');
  const viewNames = { standard: programme.product, beyond: programme.beyondProduct };
  return (
    <Dialog title={t('writing.title')} closeText={t('writing.close')} onClose={onClose}>
      <Legend role="list">
        {stateNames.map((state) => (
          <li key={state} data-state={state}>
            <Icon name={icons[state]} /> {t(`writing.legend.${state}`)}
          </li>
        ))}
      </Legend>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('writing.text')}</th>
            {languages.map((language) => (
              <th key={language} scope="col">
                <abbr title={t(`editing.language.${language}`)}>{language.toUpperCase()}</abbr>
                <small>
                  {t('writing.count', { written: countWritten(rows, language), all: rows.length })}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.field}>
              {row.view !== rows[index - 1]?.view && (
                <tr>
                  <th scope="rowgroup" colSpan={languages.length + 1}>
                    {viewNames[row.view]}
                  </th>
                </tr>
              )}
              <tr>
                <th scope="row">{row.name}</th>
                {languages.map((language) => (
                  <td key={language}>
                    <StateLink {...{ row, language, isLocked, onClose }} />
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}

const stateNames = ['empty', 'figures', 'older', 'written'] as const satisfies TextStateName[];

const icons: Record<TextStateName, IconName> = {
  empty: 'pencil',
  usual: 'check',
  written: 'check',
  older: 'info',
  figures: 'warning',
};

function countWritten(rows: readonly TextStatesRow[], language: Language): number {
  return rows.filter(({ states }) => states?.[language].isWritten).length;
}

type StateLinkProps = Pick<Props, 'isLocked' | 'onClose'> & {
  row: TextStatesRow;
  language: Language;
};

/** The state of a text in one language. It is a link that opens the text in that language. */
function StateLink({ row, language, isLocked, onClose }: StateLinkProps) {
  const { t } = useTranslation('report');
  const { search, pathname } = useLocation();
  const here = useLanguage();
  const state = row.states?.[language];
  if (!state) return null;
  const name = classifyTextState(state, row);
  const words = t(`writing.state.${name}`, {
    languages: formatList(
      state.newer.map((each) => t(`editing.language.${each}`)),
      here,
    ),
  });
  const params = new URLSearchParams(buildViewQuery(row.view, search));
  if (!isLocked) params.set('edit', row.field);
  const to = { pathname, search: `?${String(params)}`, hash: `#${row.anchor}` };
  const label = `${row.name}, ${t(`editing.language.${language}`)}: ${words}`;
  const content = (
    <>
      <Icon name={icons[name]} />
      <span aria-hidden="true">{t(`writing.short.${name}`)}</span>
    </>
  );
  const look = { 'aria-label': label, title: words, 'data-state': name } as const;
  return language === here ? (
    <Link {...look} to={to} onClick={onClose}>
      {content}
    </Link>
  ) : (
    // Loads the page again, because the language is part of its address.
    <a
      {...look}
      href={`${pathInLanguage(window.location.pathname, language)}${to.search}${to.hash}`}
      hrefLang={languageTags[language]}
    >
      {content}
    </a>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font-size: ${fontSize.small};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.small};

  th {
    padding: ${space[2]} ${space[1]} ${space[2]} 0;
    border-block-end: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${color.inkSoft};
    vertical-align: bottom;
  }

  th[scope='rowgroup'] {
    padding-block-start: ${space[4]};
    font-weight: 600;
  }

  abbr {
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
  }

  small {
    display: block;
    font-size: inherit;
    white-space: nowrap;
  }

  td {
    padding: ${space[1]} 0;
    border-block-end: 1px solid ${color.line};
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    padding: ${space[2]};
    border-radius: ${radius.small};
    color: ${color.inkSoft};
    text-decoration: none;
  }

  a:hover {
    background: ${color.brandSoft};
  }

  [data-state='empty'] {
    color: ${color.failure};
    font-weight: 600;
  }

  [data-state='figures'],
  [data-state='older'] {
    color: ${color.warning};
    font-weight: 600;
  }

  /* On a phone a link shows only its icon; the legend above the table explains the icons. */
  @media ${media.phone} {
    a > span {
      display: none;
    }
  }
`;
