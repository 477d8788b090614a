import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two texts in a time that reveals neither the first difference nor the length of the secret. */
export function isSameText(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
