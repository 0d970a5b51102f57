/** The baseline page: twenty texts with CKEditor's decoupled editor, without report or saving. */
import type { DecoupledEditor } from 'ckeditor5';

const count = 20;
const text = `<p>${'What one reads, and then writes. '.repeat(20)}</p>`.repeat(12);

let opened: DecoupledEditor | undefined;

const page = document.getElementById('page');
for (let index = 1; index <= count; index += 1) {
  const button = document.createElement('button');
  button.ariaLabel = `Edit: text ${index}`;
  button.textContent = 'Edit';
  const bar = document.createElement('div');
  const content = document.createElement('div');
  content.innerHTML = text;
  button.onclick = () => void open(bar, content);
  page?.append(button, bar, content);
}

async function open(bar: HTMLElement, content: HTMLElement): Promise<void> {
  const { openEditor } = await import('./openEditor.ts');
  await opened?.destroy();
  opened = await openEditor(bar, content);
}
