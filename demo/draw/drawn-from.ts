import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pictureFolder } from '../picture-files.ts'
import type { Drawing } from './all-drawings.ts'

/** Says of each committed picture which drawing it was made from, so that a changed drawing is not forgotten. */
export const drawnFromFile = join(pictureFolder, 'drawn-from.json')

export type DrawnFrom = Record<string, string>

/** A digest of what a file is made from: the drawing, its size in pixels, what it may weigh. */
export const fingerprint = ({ svg, width, height, mostBytes }: Omit<Drawing, 'file'>) =>
  createHash('sha256').update([width, height, mostBytes, svg].join(' ')).digest('hex').slice(0, 16)
