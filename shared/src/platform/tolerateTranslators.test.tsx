import { render, screen } from '@testing-library/react';
import { imitateTranslator, type TranslatorHabit } from '../testing/imitateTranslator.ts';
import { tolerateTranslators } from './tolerateTranslators.ts';

const { removeChild, insertBefore } = Node.prototype;
beforeEach(tolerateTranslators);
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

type PartProps = { isOn: boolean };

/** Adds and removes texts beside elements. Without `tolerateTranslators`, React fails to do so on a translated page. */
function Part({ isOn }: PartProps) {
  return (
    <p>
      {isOn && <b>new</b>}
      {isOn ? '' : 'old'}
      {isOn && <i>last</i>}
    </p>
  );
}

test.each<TranslatorHabit>(['replaces', 'wraps'])(
  'a page part still updates after the browser’s translator %s its texts',
  (habit) => {
    const { rerender, container } = render(<Part isOn={false} />);
    imitateTranslator(document.body, habit);
    expect(container.querySelector('font')).toHaveTextContent('old');
    rerender(<Part isOn />);
    expect(screen.getByText('new')).toBeVisible();
    expect(screen.getByText('last')).toBeVisible();
    rerender(<Part isOn={false} />);
    expect(screen.queryByText('new')).not.toBeInTheDocument();
    rerender(<p>end</p>);
    expect(container).toHaveTextContent(/^end$/);
  },
);

it('removing a text that a translator has wrapped removes the wrapper, too, and nothing else', () => {
  const parent = document.createElement('p');
  const [first, second] = [document.createTextNode('a'), document.createTextNode('b')];
  parent.append(first, second);
  imitateTranslator(parent, 'wraps');
  parent.removeChild(first);
  expect(parent.innerHTML).toBe('<font>b</font>');
  const added = document.createElement('b');
  parent.insertBefore(added, second);
  expect(parent.innerHTML).toBe('<b></b><font>b</font>');
});

it('React still gets an error when it removes a node from the wrong parent', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('p')];
  const child = other.appendChild(document.createElement('b'));
  expect(() => parent.removeChild(child)).toThrow('not a child');
  expect(() => parent.insertBefore(document.createElement('i'), child)).toThrow();
  expect(() => parent.removeChild(document.createElement('b'))).toThrow('not a child');
});
