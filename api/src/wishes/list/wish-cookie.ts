import { keptDays } from '@makola/words/kept-days.ts'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { type Caller, nameOfAccount } from '../../platform/http/caller.ts'
import { countNewGuest, guestCookie } from '../../platform/http/guest-cookie.ts'
import { hash, newSecret } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { wishes } from '../tables.ts'

/** The days for which a browser keeps its list after the last change. */
const guestDays = keptDays.wishes
const cookie = guestCookie({ name: 'wishes', secureName: '__Host-wishes', lifeSeconds: guestDays * 86_400 })

/** The owner of a request's wish list: the account or, by its cookie, the browser; null for a browser without one. */
export function readOwner(c: Context, caller: Caller): string | null {
  return caller.kind === 'account' ? nameOfAccount(caller.accountId) : readGuest(c)
}

/** The browser's own list, even when someone is signed in. */
export function readGuest(c: Context): string | null {
  const secret = cookie.read(c)
  return secret === undefined ? null : hash(secret)
}

/**
 * The same for a write. A browser's first wish sets the cookie, and later ones renew it; an empty list, or one whose cookie others
 * can set, gets another (decision 23).
 * @throws Problem `rate-limited` (429) for a new list when the caller's network has begun too many.
 */
export async function saveOwner(c: Context, platform: Platform, caller: Caller): Promise<string> {
  if (caller.kind === 'account') return nameOfAccount(caller.accountId)
  const given = cookie.read(c)
  const { database } = platform
  const isFilled = given !== undefined && (await database.$count(wishes, eq(wishes.owner, hash(given)))) > 0
  if (!isFilled) await countNewGuest(c, platform, 'wishes')
  if (isFilled && cookie.isOurs(c, platform, given)) return cookie.give(c, platform, given)
  const owner = cookie.give(c, platform, newSecret())
  if (isFilled)
    await database
      .update(wishes)
      .set({ owner })
      .where(eq(wishes.owner, hash(given)))
  return owner
}
