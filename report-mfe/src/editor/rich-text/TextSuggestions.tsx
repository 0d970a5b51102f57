import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, fontFamily, fontSize, Icon, radius, space } from '@cert/shared/ui';
import { readPlainText } from '../../texts/readPlainText.ts';
import type { TextSuggestion } from './selectTextSuggestions.ts';

type Props = {
  suggestions: readonly TextSuggestion[];
  /** The current text. */
  html: string;
  onChoose: (text: string) => void;
};

/** Suggestions for a text, grouped by area; a click appends one as a bullet. Renders nothing without suggestions. */
export function TextSuggestions({ suggestions, html, onChoose }: Props) {
  const { t } = useTranslation('report');
  if (suggestions.length === 0) return null;
  const areas = [...new Set(suggestions.map(({ area }) => area))];
  return (
    <Panel>
      <summary>{t('editing.suggestions.title')}</summary>
      <Hint>{t('editing.suggestions.hint')}</Hint>
      <SuggestionList>
        {areas.map((area) => (
          <Group key={area}>
            {area && <h3>{area}</h3>}
            <ul role="list">
              {suggestions
                .filter((suggestion) => suggestion.area === area)
                .map(({ text }) => {
                  const used = containsSuggestion(html, text);
                  return (
                    <li key={text}>
                      <Choice type="button" data-used={used} onClick={() => onChoose(text)}>
                        <Mark aria-hidden="true">{used ? <Icon name="check" /> : '+'}</Mark>
                        <span>{text}</span>
                        {used && <small>{t('editing.suggestions.used')}</small>}
                      </Choice>
                    </li>
                  );
                })}
            </ul>
          </Group>
        ))}
      </SuggestionList>
    </Panel>
  );
}

const Panel = styled.details`
  display: grid;
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.line};
  font: 400 ${fontSize.small} / 1.45 ${fontFamily.sans};

  & > summary {
    inline-size: fit-content;
    color: ${color.ink};
    font-size: ${fontSize.text};
    font-weight: 600;
    cursor: pointer;
  }
`;

const Hint = styled.p`
  padding-block: ${space[1]} ${space[2]};
  color: ${color.inkSoft};
`;

/* There may be dozens of suggestions. The list scrolls, so that the content below it stays near the text. */
const SuggestionList = styled.div`
  max-block-size: min(24rem, 50vh);
  overflow-y: auto;
`;

const Group = styled.section`
  padding-block: ${space[2]};

  h3 {
    padding-block-end: ${space[1]};
    color: ${color.inkSoft};
    font: 600 ${fontSize.small} / 1.4 ${fontFamily.sans};
  }

  ul {
    display: grid;
    gap: ${space[1]};
  }
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space[2]};
  inline-size: 100%;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  color: ${color.ink};
  background: ${color.paper};
  font: inherit;
  text-align: start;

  &:hover {
    border-color: ${color.brandLine};
    background: ${color.brandSoft};
  }

  &[data-used='true'] {
    color: ${color.inkSoft};
    background: ${color.wash};
  }

  small {
    color: ${color.final};
    font-size: inherit;
    font-weight: 600;
  }
`;

const Mark = styled.span`
  inline-size: 1.15em;
  color: ${color.brand};
  font-weight: 600;

  [data-used='true'] > & {
    color: ${color.final};
  }
`;

/**
 * Whether a text contains a suggestion in full, ignoring formatting.
 * @param html the text
 */
export function containsSuggestion(html: string, suggestion: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return inOneLine(readPlainText(body)).includes(inOneLine(suggestion));
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
