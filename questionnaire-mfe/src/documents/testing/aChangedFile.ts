/** A file that was saved again after it was chosen: the browser refuses to read any part of it. */
export function aChangedFile(name: string): File {
  const file = new File(['%PDF-1.7'], name);
  file.slice = () => {
    const part = new Blob();
    part.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
    return part;
  };
  return file;
}
