import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useBeforePrinting } from './beforePrinting.ts';
import { MeasureOnPaper } from './MeasureOnPaper.tsx';

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));

function Part({ depth }: { depth: number }) {
  const [isFinished, setIsFinished] = useState(false);
  useBeforePrinting(() => setIsFinished(true));
  if (!isFinished) return <p>unfinished</p>;
  return depth > 1 ? <Part depth={depth - 1} /> : <p>whole</p>;
}

it('before printing, all unfinished parts of a report are finished, even parts that appear meanwhile', () => {
  render(
    <>
      <Part depth={1} />
      <Part depth={3} />
    </>,
  );
  print();
  expect(screen.getAllByText('whole')).toHaveLength(2);
  expect(screen.queryByText('unfinished')).not.toBeInTheDocument();
});

describe('a text whose lines are counted once its fonts are loaded', () => {
  const { fonts } = document;
  const setFonts = (status: FontFaceSetLoadStatus) =>
    Object.assign(document, {
      fonts: Object.assign([{ status }], { status, ready: new Promise(() => undefined) }),
    });
  beforeEach(() => setFonts('loading'));
  afterEach(() => Object.assign(document, { fonts }));

  it('has its lines counted before printing at the latest, but not while its fonts are loading', () => {
    render(
      <MeasureOnPaper sample={<p>sample</p>} of="text" read={() => 3}>
        {(lines) => <p>{lines ?? 'unknown'} lines</p>}
      </MeasureOnPaper>,
    );
    print();
    expect(screen.getByText('unknown lines')).toBeVisible();
    expect(screen.getByText('sample')).toBeInTheDocument();
    setFonts('loaded');
    print();
    expect(screen.getByText('3 lines')).toBeVisible();
    expect(screen.queryByText('sample')).not.toBeInTheDocument();
  });
});
