import { readClaims } from './token-claims.ts'

const noticeMs = 60_000
const leastWaitMs = 50_000
/** The longest wait that a browser's timer can hold. */
const longestWaitMs = 2 ** 31 - 1

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Calls back 60 seconds before the token expires, and at once where that is 50 seconds away or less. Only the last token
 * counts: any earlier timer is cleared. A token that does not read as one is ignored.
 */
export function onTokenExpiring(token: string, callBack: () => void): void {
  clearTimeout(timer)
  const expiresAtMs = readExpiryMs(token)
  if (expiresAtMs === undefined) return
  const waitMs = expiresAtMs - noticeMs - Date.now()
  if (waitMs <= leastWaitMs) callBack()
  // Checked against the clock when it fires: a machine may have slept, and a wait may exceed one timer.
  else timer = setTimeout(() => onTokenExpiring(token, callBack), Math.min(waitMs, longestWaitMs))
}

/** The time of `exp`, in milliseconds; undefined for a text that is not three parts with such a payload. */
export function readExpiryMs(token: string): number | undefined {
  const exp = readClaims(token)?.exp
  return typeof exp === 'number' ? exp * 1000 : undefined
}
