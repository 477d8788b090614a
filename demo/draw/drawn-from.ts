import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pictureFolder } from '../picture-files.ts'

/** Says of each committed picture which drawing it was made from, so that a changed drawing is not forgotten. */
export const drawnFromFile = join(pictureFolder, 'drawn-from.json')

export type DrawnFrom = Record<string, string>

export const fingerprint = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16)
