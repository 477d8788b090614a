import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30

/** The six digits of a time step (RFC 6238 on RFC 4226: SHA-1, 30 seconds, what every authenticator app does). */
export function oneTimePassword(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(19) & 15
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The time step of a moment. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / stepSeconds)
}

/** The time step of a code: now, or the one before or after, for clocks that differ; undefined for none. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const current = stepAt(now)
  return [current, current - 1, current + 1].find((step) =>
    timingSafeEqual(Buffer.from(oneTimePassword(secret, step)), Buffer.from(code)),
  )
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding: the form of a secret for typing into an app. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
