import { screen } from '@testing-library/react';
import { renderInPlatform } from '@cert/shared/testing';
import report from '../module.ts';
import { TeamText } from './TeamText.tsx';

const show = (html: string | undefined) =>
  renderInPlatform(<TeamText html={html} />, { messages: { report: report.messages } });

it('a text of the team is shown without elements that could run scripts or load files', async () => {
  await show('<ul><li>Praise <strong>this</strong></li></ul><img src=x onerror=alert(1)>');
  expect(screen.getByRole('listitem')).toHaveTextContent('Praise this');
  expect(screen.getByText('this').tagName).toBe('STRONG');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it.each([undefined, '<p><br></p>'])(
  'the team sees on the screen, not on paper, that the text %j is empty',
  async (html) => {
    await show(html);
    expect(screen.getByText('No text yet')).toHaveClass('screen-only');
  },
);
