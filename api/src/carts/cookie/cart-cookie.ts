import { keptDays } from '@makola/words/kept-days.ts'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { derive } from '../../auth/derive.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { countNewGuest, guestCookie } from '../../platform/http/guest-cookie.ts'
import { hash, newSecret } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { cartLines, carts } from '../tables.ts'
import { moveCarts } from './move-carts.ts'

/** A browser keeps its cart for 90 days after the last change. */
export const cartLifeSeconds = keptDays.cart * 86_400
const cookie = guestCookie({ name: 'cart', secureName: '__Host-cart', lifeSeconds: cartLifeSeconds })

/**
 * Returns the cart of a request as it is stored: the account's, the same on every device, when signed in; otherwise the hash of
 * the browser's cookie. Null without a cookie.
 */
export function readCartHash(c: Context, caller: Caller): string | null {
  return caller.kind === 'account' ? accountCart(caller.accountId) : readGuestCartHash(c)
}

/** The same for a write: a guest's first one sets the cookie, each later one renews it. */
export function saveCartHash(c: Context, platform: Platform, caller: Caller): string {
  if (caller.kind === 'account') return accountCart(caller.accountId)
  return cookie.give(c, platform, cookie.read(c) ?? newSecret())
}

/**
 * The same for filling a guest's cart: an empty one, or one whose name others can set, gets a new cookie, and so do the carts
 * ordered under the old one. The old cookie opens nothing any more.
 * @throws Problem `rate-limited` (429) for a new cart when the caller's network has filled too many.
 */
export async function fillCartHash(c: Context, platform: Platform, caller: Caller): Promise<string> {
  if (caller.kind === 'account') return accountCart(caller.accountId)
  const given = cookie.read(c)
  const isFilled = given !== undefined && (await hasLines(platform, hash(given)))
  if (!isFilled) await countNewGuest(c, platform, 'carts')
  const isKept = given === undefined || (isFilled && cookie.isOurs(c, platform, given))
  return isKept ? saveCartHash(c, platform, caller) : renewCookie(c, platform, given)
}

/** A cart being ordered: its owner, its next owner, and the action once it is ordered and belongs to that. */
export type OrderedCart = { tokenHash: string; nextHash: string; onTaken: () => void }

/**
 * The cart for an order. A guest's browser gets a new cookie with it, for the next purchase and for unpaid items that come back.
 * Repeating the request finds the same one; nobody else can without its Idempotency-Key.
 */
export function openOrderedCart(c: Context, platform: Platform, caller: Caller): OrderedCart {
  const given = caller.kind === 'account' ? undefined : cookie.read(c)
  if (given === undefined) {
    const tokenHash = saveCartHash(c, platform, caller)
    return { tokenHash, nextHash: tokenHash, onTaken: () => {} }
  }
  const next = derive(platform, 'cart', `${given}:${c.req.header('idempotency-key')}`).toString('base64url')
  const onTaken = () => cookie.give(c, platform, next)
  return { tokenHash: hash(given), nextHash: hash(next), onTaken }
}

async function renewCookie(c: Context, platform: Platform, given: string): Promise<string> {
  const renewed = cookie.give(c, platform, newSecret())
  await moveCarts(platform.database, hash(given), renewed)
  return renewed
}

async function hasLines({ database }: Platform, tokenHash: string): Promise<boolean> {
  const [line] = await selectLine(database, { tokenHash })
  return line !== undefined
}

const selectLine = prepareOnce((db, { tokenHash }: Given<{ tokenHash: string }>) =>
  db
    .select({ cartId: cartLines.cartId })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(eq(carts.tokenHash, tokenHash), eq(carts.state, 'open')))
    .limit(1),
)

/** The cart of the browser's cookie, even when someone is signed in. */
export function readGuestCartHash(c: Context): string | null {
  const secret = cookie.read(c)
  return secret === undefined ? null : hash(secret)
}

/** No cookie leads to it: a hash has no colon. */
const accountCart = (accountId: string) => `account:${accountId}`
