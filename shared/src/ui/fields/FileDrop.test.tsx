import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './FileDrop.tsx';

const plan = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
const photo = new File(['x'], 'photo.png', { type: 'image/png' });

function show() {
  const taken: string[][] = [];
  render(
    <FileDrop
      label="Attach"
      hint="PDF or PNG."
      dropHint="Drop them here."
      accept=".pdf,.png"
      onFiles={(files) => taken.push(files.map(({ name }) => name))}
    >
      <p>Two files</p>
    </FileDrop>,
  );
  return { taken, input: screen.getByLabelText<HTMLInputElement>('Attach') };
}

const carrying = (files: File[], types = ['Files']) => ({ dataTransfer: { types, files } });

describe('a place for files', () => {
  it('says what it takes, and takes several at once by its button', async () => {
    const { taken, input } = show();
    expect(input).toHaveAccessibleDescription('PDF or PNG. Drop them here.');
    await userEvent.upload(input, [plan, photo]);
    expect(taken).toEqual([['plan.pdf', 'photo.png']]);
  });

  it('takes what is dropped on it or on what it holds', () => {
    const { taken } = show();
    expect(fireEvent.dragOver(screen.getByText('Two files'), carrying([plan]))).toBe(false);
    expect(fireEvent.drop(screen.getByText('Two files'), carrying([plan]))).toBe(false);
    expect(taken).toEqual([['plan.pdf']]);
  });

  it('leaves dragged text alone', () => {
    const { taken } = show();
    expect(fireEvent.drop(screen.getByText('Two files'), carrying([], ['text/plain']))).toBe(true);
    expect(taken).toEqual([]);
  });
});
