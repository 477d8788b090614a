import { dropTabDrafts } from '../../ui/drafts/kept-drafts.ts'
import { readAccountId } from './token-claims.ts'
import { onTokensChange } from './tokens.ts'

/** Pages of one person, and signing in, which leads back to them. */
const own = /^\/(dashboard|login)(\/|$)/

/**
 * Loads the page anew when another account has taken the place of this tab's, in another tab or while the page lay in the browser's
 * memory: no answer, choice or form of the former person is left. From the dashboard it leads to the home of the new one.
 */
export function yieldToOthers(): void {
  // It stays the same after a sign-out: until the next person comes, the page is of the last one.
  let owner = readAccountId()
  onTokensChange((isElsewhere) => {
    const former = owner
    owner = readAccountId() || owner
    if (owner === former || !isElsewhere) return
    document.body.hidden = true
    dropTabDrafts()
    // Unsaved changes are kept under the account of the former person: nobody is asked about them.
    addEventListener('beforeunload', (leaving) => leaving.stopImmediatePropagation(), true)
    if (own.test(location.pathname)) location.replace('/login')
    else location.reload()
  })
}
