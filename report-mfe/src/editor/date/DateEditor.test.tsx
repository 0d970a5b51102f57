import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderInPlatform } from '@cert/shared/testing';
import report from '../../module.ts';
import { DateEditor } from './DateEditor.tsx';

function Editor() {
  const [html, setHtml] = useState('<p>2026-07-04</p>');
  return (
    <>
      <DateEditor
        name="Meeting"
        field="dateOfMeeting"
        html={html}
        onWrite={setHtml}
        onLeave={() => undefined}
        ref={null}
      />
      <output>{html}</output>
      <button onClick={() => setHtml('<p>2026-09-01</p>')}>as a colleague</button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Meeting');
const written = () => screen.getByRole('status');
const show = () => renderInPlatform(<Editor />, { messages: { report: report.messages } });
const enter = (value: string) => fireEvent.change(field(), { target: { value } });

describe('a date field', () => {
  it('saves a complete date, and an empty text if the date is cleared', async () => {
    await show();
    enter('2026-08-15');
    expect(written()).toHaveTextContent('<p>2026-08-15</p>');
    enter('2100-12-31');
    expect(written()).toHaveTextContent('<p>2100-12-31</p>');
    enter('');
    expect(written()).toBeEmptyDOMElement();
  });

  it.each(['0002-08-15', '0202-08-15', '2101-01-01', '22026-08-15'])(
    'keeps the stored date after an impossible year (%s), and says which years are possible',
    async (partial) => {
      await show();
      enter(partial);
      expect(field()).toHaveValue(partial.length === 10 ? partial : field().value);
      expect(written()).toHaveTextContent('<p>2026-07-04</p>');
      if (partial.length === 10)
        expect(field()).toHaveAccessibleDescription(/^A year from 2000 to 2100/);
      enter('2026-08-15');
      expect(written()).toHaveTextContent('<p>2026-08-15</p>');
      expect(field()).toBeValid();
    },
  );

  it('keeps the stored date while the new one is incomplete', async () => {
    await show();
    Object.defineProperty(field(), 'validity', { value: { badInput: true }, configurable: true });
    enter('');
    expect(written()).toHaveTextContent('<p>2026-07-04</p>');
    expect(field()).toHaveValue('');
  });

  it('replaces an entered impossible date as soon as a colleague saves another date', async () => {
    const { user } = await show();
    enter('0002-08-15');
    await user.click(screen.getByRole('button', { name: 'as a colleague' }));
    expect(field()).toHaveValue('2026-09-01');
  });
});
