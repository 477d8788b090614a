import { z } from 'zod'
import { fault } from '../http/fault.ts'
import { paragraphs } from '../http/fields.ts'
import { readSizeGuide } from './size-guide.ts'

/** The largest table of sizes that a phone shows. */
const most = { rows: 12, columns: 6, cell: 40 }

const text = (max: number) => paragraphs(max).overwrite((typed) => typed.replaceAll('\r\n', '\n').trim())

/**
 * What a seller says about a product besides its description: plain texts. Omitted ones stay as they are, an empty one is removed.
 */
export const productAbout = z
  .strictObject({
    materials: text(1000),
    /** How to use it. */
    use: text(2000),
    care: text(1000),
    sizeGuide: text(2000).superRefine((typed, { addIssue }) => {
      const message = findTableFault(typed)
      if (message !== null) addIssue({ code: 'custom', message })
    }),
    /** The people who made it. */
    maker: text(2000),
  })
  .partial()

export type ProductAbout = z.infer<typeof productAbout>
export type AboutName = keyof ProductAbout
export const aboutNames = Object.keys(productAbout.shape) as AboutName[]

function findTableFault(typed: string): string | null {
  const { head, rows } = readSizeGuide(typed)
  if (rows.length > most.rows) return fault('catalogue.size-guide-rows', { most: most.rows })
  if (head.length > most.columns) return fault('catalogue.size-guide-columns', { most: most.columns })
  for (const [index, cells] of [head, ...rows].entries()) {
    const line = index + 1
    if (cells.length !== head.length)
      return fault('catalogue.size-guide-uneven', { line, cells: cells.length, head: head.length })
    if (cells.some((cell) => [...cell].length > most.cell))
      return fault('catalogue.size-guide-cell', { line, most: most.cell })
  }
  return null
}
