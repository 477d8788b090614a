import { spawnSync } from 'node:child_process'

/** Returns the first page of a PDF as a PNG, drawn by poppler: a browser without windows shows none. */
export function pictureDocument(path: string): Buffer {
  const { stdout, status, error } = spawnSync('pdftoppm', ['-png', '-singlefile', '-r', '110', path])
  if (status !== 0) throw new Error('The picture of a PDF needs pdftoppm, of poppler-utils.', { cause: error })
  return stdout
}
