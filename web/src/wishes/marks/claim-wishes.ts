import { claimWishes as claimWishesCall } from '@makola/contract/wishes/wishes.ts'
import { hasTokens } from '../../auth/session/tokens.ts'
import { sendWithAntiForgery } from '../../carts/send-with-anti-forgery.ts'
import { call } from '../../shell/api/api-client.ts'

/** Kept while this browser has a list of its own that no account has taken over yet. */
const key = 'guestWishes'
let underWay: Promise<void> | undefined

/** Notes that the browser's own list has something. */
export function noteGuestWish(): void {
  if (!hasTokens()) localStorage.setItem(key, '1')
}

/** Joins the browser's list to the account's, before that is read for the first time. Failed, it is tried with the next reading. */
export async function claimWishes(): Promise<void> {
  if (import.meta.env.SSR || !hasTokens() || localStorage.getItem(key) === null) return
  underWay ??= sendWithAntiForgery(() => call(claimWishesCall))
    .then(() => localStorage.removeItem(key))
    .catch(() => undefined)
    .finally(() => {
      underWay = undefined
    })
  await underWay
}
