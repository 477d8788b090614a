import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { hash } from '../ids.ts'
import { parseJson } from '../parse-json.ts'
import type { Platform } from '../platform.ts'
import { type Problem, refuseField } from '../problem.ts'

/** The last row of a page: its sort key, and its id for rows with the same key. */
export type Position = { key: string | number; id: string }

const contents = z.tuple([z.string(), z.union([z.string(), z.number()]), z.uuid()])

/** Writes the start of the next page as opaque text. It is valid only for the same question (sort and filters). */
export function writeCursor(question: object, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([fingerprint(question), key, id])).toString('base64url')
}

/**
 * Reads a cursor from an earlier answer to the same question.
 * @throws Problem `validation-failed` (422) naming `cursor` for any other text.
 */
export function readCursor(question: object, text: string | undefined): Position | undefined {
  if (text === undefined) return undefined
  const parsed = contents.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== fingerprint(question)) throw unknownCursor()
  const [, key, id] = parsed.data
  return { key, id }
}

/** A cursor as it leaves the shop: signed, for the one call that issued it. */
export function sealCursor(platform: Pick<Platform, 'secret'>, operation: string, text: string): string {
  return `${text}.${sealOf(platform, operation, text).toString('base64url')}`
}

/**
 * The cursor that `sealCursor` signed.
 * @throws Problem `validation-failed` (422) naming `cursor` for any other text.
 */
export function openCursor(platform: Pick<Platform, 'secret'>, operation: string, sealed: string): string {
  const [text = '', seal = '', ...more] = sealed.split('.')
  const wanted = sealOf(platform, operation, text)
  const sent = Buffer.from(seal, 'base64url')
  if (more.length > 0 || sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) throw unknownCursor()
  return text
}

function sealOf({ secret }: Pick<Platform, 'secret'>, operation: string, text: string): Buffer {
  return createHmac('sha256', `cursor:${secret}`).update(`${operation}:${text}`).digest().subarray(0, 16)
}

/** The refusal of a cursor that no answer to this list issued. */
export function unknownCursor(): Problem {
  return refuseField({ parameter: 'cursor' }, 'platform.unknown-cursor')
}

/** Cuts a page out of rows fetched with one beyond its size, and returns the start of the next one. */
export function cutPage<Row>(rows: Row[], limit: number, question: object, positionOf: (row: Row) => Position) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = rows.length > limit && last ? writeCursor(question, positionOf(last)) : null
  return { page, next }
}

function fingerprint(question: object): string {
  return hash(JSON.stringify(question)).slice(0, 12)
}
