import { renewAccessWith } from '../../shell/api/api-client.ts'
import { hasTokens, onTokensChange, watchOtherTabs } from './tokens.ts'

/** Once for the life of the page. Signed-out visitors load none of its code. */
export function startSession(): void {
  renewAccessWith(async (refusedToken) => {
    const { renewAfterRefusal } = await import('./refresh-session.ts')
    return renewAfterRefusal(refusedToken)
  })
  let hadTokens = false
  const keepFresh = async () => {
    if (!hasTokens() && !hadTokens) return
    hadTokens = true
    const { keepSessionFresh } = await import('./session-timer.ts')
    keepSessionFresh()
  }
  watchOtherTabs()
  onTokensChange(() => void keepFresh())
  void keepFresh()
}
