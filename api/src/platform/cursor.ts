import { z } from 'zod'
import { hash } from './ids.ts'
import { Problem } from './problem.ts'

/** The last row of a page: what it was sorted by, and its id where several rows sort alike. */
export type Position = { key: string | number; id: string }

const contents = z.tuple([z.string(), z.union([z.string(), z.number()]), z.uuid()])

/** Where the next page starts, as opaque text. It fits only the question (sort and filters) whose answer it continues. */
export function writeCursor(question: object, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([fingerprint(question), key, id])).toString('base64url')
}

/**
 * Reads a cursor that an earlier answer to the same question gave.
 * @throws Problem `validation-failed` (422) naming `cursor` for any other text.
 */
export function readCursor(question: object, text: string | undefined): Position | undefined {
  if (text === undefined) return undefined
  const parsed = contents.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== fingerprint(question)) {
    throw new Problem('validation-failed', '1 field needs attention.', {
      errors: [
        { parameter: 'cursor', code: 'unknown_cursor', detail: 'Must be a cursor from an answer to this list.' },
      ],
    })
  }
  const [, key, id] = parsed.data
  return { key, id }
}

/** Cuts a page out of rows of which one more than its size was asked for, and says where the next one starts. */
export function cutPage<Row>(rows: Row[], limit: number, question: object, positionOf: (row: Row) => Position) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = rows.length > limit && last ? writeCursor(question, positionOf(last)) : null
  return { page, next }
}

function fingerprint(question: object): string {
  return hash(JSON.stringify(question)).slice(0, 12)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
