import { mostWishes } from '@makola/contract/wishes/wishes.ts'
import { sql } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { lockList } from './lock-list.ts'

/**
 * Moves a browser's list into the account's. A product that is in both stays the account's own, with the browser's variant where
 * it had none. Nothing is lost: two full lists fit into one.
 */
export async function claimWishes(
  platform: Platform,
  { owner, guest }: { owner: string; guest: string },
): Promise<void> {
  await transact(platform, async (tx) => {
    await lockList(tx, owner)
    await tx.execute(sql`
      with given as (delete from wishes where owner = ${guest} returning *)
      insert into wishes (id, owner, product_id, variant_id, seen_minor, seen_currency, added_at)
      select id, ${owner}, product_id, variant_id, seen_minor, seen_currency, added_at from given
      order by product_id not in (select product_id from wishes where owner = ${owner}), added_at desc
      limit ${2 * mostWishes} - (
        select count(*) from wishes where owner = ${owner} and product_id not in (select product_id from given))
      on conflict (owner, product_id) do update set variant_id = coalesce(wishes.variant_id, excluded.variant_id)`)
  })
}
