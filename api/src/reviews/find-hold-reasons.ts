import type { HoldReason } from '@makola/contract/reviews/store-reviews.ts'
import { sql } from 'drizzle-orm'
import type { orders } from '../orders/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { screenText } from '../platform/screening/screen-text.ts'
import { badWords } from './bad-words.ts'
import { reviewSettings } from './settings.ts'

/** Shorter texts are alike by chance: "Very good". */
const shortestAlike = 25

type Written = {
  reviewId: string | null
  storeId: string
  /** The name and the title that stand above the text. */
  above: string[]
  text: string
  hasNewPictures: boolean
}

/** The reasons for which a person reads a review first. */
export async function findHoldReasons(
  platform: Platform,
  db: Queryable,
  { order, productId, ...written }: Written & { order: typeof orders.$inferSelect; productId: string },
): Promise<HoldReason[]> {
  const signs = await readSigns(db, { order, productId, storeId: written.storeId, now: platform.clock.now() })
  return [...(await findTextReasons(platform, db, written)), ...signs]
}

/** The reasons that lie in the text itself: all that there are for a reply. */
export async function findTextReasons(
  { config }: Pick<Platform, 'config'>,
  db: Queryable,
  { reviewId, storeId, above, text, hasNewPictures }: Written,
): Promise<HoldReason[]> {
  const whole = [...above, text].filter((part) => part !== '').join('\n')
  const { rows } = await db.execute<{ words: string; isCopy: boolean; namesStore: boolean }>(sql`
    with said as (select ' ' || regexp_replace(fold(${whole}), '[^[:alnum:]]+', ' ', 'g') || ' ' as words)
    select words,
      length(${text}) >= ${shortestAlike} and exists (
        select from reviews where md5(text) = md5(${text}) and text = ${text} and id is distinct from ${reviewId}) as "isCopy",
      exists (select from stores where id <> ${storeId} and length(name) >= 5
        and strpos(words, ' ' || regexp_replace(fold(name), '[^[:alnum:]]+', ' ', 'g') || ' ') > 0) as "namesStore"
    from said`)
  const found = rows[0]
  const words = new Set(found?.words.split(' '))
  return [
    ...(config.of(reviewSettings).holdsAll ? (['all'] as const) : []),
    ...(hasNewPictures ? (['pictures'] as const) : []),
    ...screenText(whole, 'review').reasons,
    ...(badWords.some((word) => words.has(word)) ? (['bad-word'] as const) : []),
    ...(found?.namesStore ? (['names-store'] as const) : []),
    ...(found?.isCopy ? (['same-text'] as const) : []),
  ]
}

type Signs = { order: typeof orders.$inferSelect; productId: string; storeId: string; now: Date }

/** Signs that somebody of the store wrote it, or had it written. */
async function readSigns(db: Queryable, { order, productId, storeId, now }: Signs): Promise<HoldReason[]> {
  const { id, address, network, email, accountId } = order
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<Record<string, boolean>>(sql`
    with theirs as (
      select orders.address, orders.network, orders.placed_at from orders
      join members on members.account_id = orders.account_id and members.store_id = ${storeId} where orders.id <> ${id})
    select
      exists (select from payout_accounts
        where store_id = ${storeId} and ended_at is null and fold(holder) = fold(${address.name})) as "payout-holder",
      exists (select from theirs where fold(address ->> 'line1') = fold(${address.line1 ?? null})
        and fold(address ->> 'city') = fold(${address.city ?? null})) as "member-address",
      exists (select from theirs where network = ${network}
        and placed_at > ${at} - interval '30 days') as "member-network",
      (select count(*) from reviews where product_id = ${productId} and written_at > ${at} - interval '1 day') >= 5
        and not exists (select from orders where id <> ${id} and paid_at is not null
          and (email = ${email} or account_id = ${accountId})) as burst`)
  const signs = ['payout-holder', 'member-address', 'member-network', 'burst'] as const
  return signs.filter((sign) => rows[0]?.[sign] === true)
}
