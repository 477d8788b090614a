import { followSession } from '@makola/contract/auth/account.ts'
import { followEvents } from '../../shell/api/event-stream.ts'
import { hasTokens, onTokensChange } from './tokens.ts'

let line: AbortController | undefined

/**
 * Keeps a line to the shop while somebody is signed in and looks at the page. It ends when the session does; the next try to open it
 * is refused, and that signs this browser out at once. A page in the background learns it when it is looked at again.
 */
export function followSessionWhileSeen(): void {
  const look = () => {
    const isWanted = hasTokens() && document.visibilityState === 'visible'
    if (!isWanted) {
      line?.abort()
      line = undefined
    } else if (!line) void follow()
  }
  document.addEventListener('visibilitychange', look)
  onTokensChange(look)
  look()
}

async function follow(): Promise<void> {
  const own = new AbortController()
  line = own
  await followEvents(followSession, { on: {}, onReturn: () => undefined, signal: own.signal })
  if (line === own) line = undefined
}
