import { createHash } from 'node:crypto'

/** The same UUID for the same words at every seed: a UUIDv8 of their SHA-256, so that links to the demo shop stay good. */
export function fixedId(noun: string, name: string): string {
  const bytes = createHash('sha256').update(`${noun}:${name}`).digest().subarray(0, 16)
  bytes[6] = 0x80 | ((bytes[6] ?? 0) % 16)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) % 64)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
