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

describe('an area for dropping files', () => {
  it('says which files it accepts, and takes several files at once with its button', async () => {
    const { taken, input } = show();
    expect(input).toHaveAccessibleDescription('PDF or PNG. Drop them here.');
    await userEvent.upload(input, [plan, photo]);
    expect(taken).toEqual([['plan.pdf', 'photo.png']]);
  });

  it('takes files that are dropped on it or on anything within it', () => {
    const { taken } = show();
    expect(fireEvent.dragOver(screen.getByText('Two files'), carrying([plan]))).toBe(false);
    expect(fireEvent.drop(screen.getByText('Two files'), carrying([plan]))).toBe(false);
    expect(taken).toEqual([['plan.pdf']]);
  });

  it('ignores dragged text', () => {
    const { taken } = show();
    expect(fireEvent.drop(screen.getByText('Two files'), carrying([], ['text/plain']))).toBe(true);
    expect(taken).toEqual([]);
  });
});
