import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** The moment and the place in it of the id before: two of one millisecond keep the order in which they were made. */
const latest = { at: 0, place: 0 }

/**
 * A UUIDv7 (RFC 9562, method 1): 48 bits of the time in milliseconds, 12 that count within it, then randomness. New rows are
 * adjacent in indexes, and those of one process sort as they were made.
 */
export function newId(): string {
  const now = Date.now()
  // A clock that was set back counts as it is: ids of tomorrow would be first in every list until then.
  const isLater = now > latest.at || now < latest.at - 1000
  if (isLater) Object.assign(latest, { at: now, place: 0 })
  else if (++latest.place > 0xfff) Object.assign(latest, { at: latest.at + 1, place: 0 })
  const time = latest.at.toString(16).padStart(12, '0')
  const place = latest.place.toString(16).padStart(3, '0')
  // A random UUID ends in the same two groups, and Node draws the randomness of many at once.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${place}-${randomUUID().slice(19)}`
}

/** The smallest id of those made from this moment on, in milliseconds: a query for new rows reads only that end of an index. */
export function firstIdSince(moment: number): string {
  const hex = Math.max(0, Math.floor(moment)).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** A secret of 256 random bits, safe in a URL. Only its hash is ever stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 as base64url: for storing secrets and for comparing bodies. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Letters and digits that are never confused: no I, L, O, U, 0, 1. */
const readable = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An unguessable code that a person can read out: `length` of 30 letters and digits, about 4.9 bits each. */
export function newCode(length: number): string {
  let code = ''
  while (code.length < length) code += encodeCode(randomBytes(length), length - code.length)
  return code
}

/** Up to `length` of these letters and digits, from unguessable bytes. */
export function encodeCode(bytes: Uint8Array, length: number): string {
  // 240 is the largest multiple of 30 in a byte: higher bytes are dropped, so every letter is equally likely.
  const even = [...bytes].filter((byte) => byte < 240)
  return even
    .slice(0, length)
    .map((byte) => readable[byte % 30])
    .join('')
}
