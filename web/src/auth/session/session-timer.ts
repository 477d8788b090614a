import { renewAhead } from './refresh-session.ts'
import { onTokenExpiring } from './token-expiry.ts'
import { readAccessToken, readRefreshToken } from './tokens.ts'

/** Two scheduled refreshes are never closer: a clock that is wrong, or a token born old, would ask without end. */
const pauseMs = 60_000

let refreshedAtMs = Number.NEGATIVE_INFINITY
let pause: ReturnType<typeof setTimeout> | undefined

/** Has the present tokens refreshed in time. Called at load and whenever they change, here or in another tab. */
export function keepSessionFresh(): void {
  clearTimeout(pause)
  // Without tokens this clears the timer of those that were.
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
  // Without an answer it is tried again after the pause, and by the next call that is answered 401.
  renewAhead(token).catch(keepSessionFresh)
}
