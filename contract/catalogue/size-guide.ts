import { z } from 'zod'

/** A size guide as shoppers see it: a table, and the text below it. Without a table, `head` and `rows` are empty. */
export const sizeGuide = z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())), note: z.string() })

export type SizeGuide = z.infer<typeof sizeGuide>

/**
 * Reads a size guide as a seller types or pastes it: a line for each row of the table, its first line the headings, cells between
 * commas, or between tabs as spreadsheets copy them. What follows an empty line is a note; so is a text that begins with a line of
 * one cell.
 */
export function readSizeGuide(text: string): SizeGuide {
  const [first = '', ...others] = text.split(/\n[^\S\n]*\n/)
  const separator = first.includes('\t') ? '\t' : ','
  const [head = [], ...rows] = first.split('\n').map((line) => line.split(separator).map((cell) => cell.trim()))
  if (head.length < 2 || rows.length === 0) return { head: [], rows: [], note: text }
  return { head, rows, note: others.join('\n\n') }
}
