import { followSessionWhileSeen } from './follow-session.ts'
import { renewAhead } from './refresh-session.ts'
import { onTokenExpiring } from './token-expiry.ts'
import { readAccessToken, readRefreshToken } from './tokens.ts'
import { yieldToOthers } from './yield-to-others.ts'

/** The minimum time between two scheduled refreshes: a wrong clock, or an expired token, would loop. */
const pauseMs = 60_000

let refreshedAtMs = Number.NEGATIVE_INFINITY
let pause: ReturnType<typeof setTimeout> | undefined

followSessionWhileSeen()
yieldToOthers()

/** Schedules the refresh of the current tokens. Called at load and on every change, here or in another tab. */
export function keepSessionFresh(): void {
  clearTimeout(pause)
  // Without tokens this clears the former timer.
  onTokenExpiring((readRefreshToken() && readAccessToken()) ?? '', refreshSoon)
}

function refreshSoon(): void {
  const waitMs = refreshedAtMs + pauseMs - Date.now()
  if (waitMs > 0) {
    pause = setTimeout(keepSessionFresh, waitMs)
    return
  }
  const token = readAccessToken()
  if (!token) return
  refreshedAtMs = Date.now()
  // Without an answer it is retried after the pause, and by the next call that gets a 401.
  renewAhead(token).catch(keepSessionFresh)
}
