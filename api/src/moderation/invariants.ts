import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'moderation.products-down',
    says: 'A product is blocked exactly as long as a takedown of it is in force, or a rule has just held it',
    query: sql`
      select products.id, products.blocked_from, takedowns.id as takedown
      from products full join (
        select * from takedowns where restored_at is null and product_id is not null and countries is null) as takedowns
        on takedowns.product_id = products.id
      where (products.blocked_from is null) <> (takedowns.id is null) and not (products.blocked_from is not null
        and exists (select from product_holds where product_id = products.id and cleared_at is null))`,
  },
  {
    id: 'moderation.products-down-in-countries',
    says: 'A product may not be sold exactly in the countries of a takedown of it in force',
    query: sql`
      select product_id, country_code, takedowns.id as takedown
      from product_blocks full join (
        select id, product_id, unnest(countries) as country_code from takedowns where restored_at is null) as takedowns
        using (product_id, country_code)
      where takedowns.id is null or product_blocks.product_id is null`,
  },
  {
    id: 'moderation.buyers-warned-once',
    says: 'Nobody is warned twice of one product, and nobody without a warning',
    query: sql`
      select takedown_id, count(*) as orders from warned_buyers join takedowns on takedowns.id = takedown_id
      join orders on orders.id = order_id
      group by takedown_id, warning, coalesce(lower(email), order_id::text) having count(*) > 1 or warning = ''`,
  },
  {
    id: 'moderation.stores-down',
    says: 'A store is blocked exactly as long as a takedown of it is in force',
    query: sql`
      select store_standing.store_id, takedowns.id as takedown
      from (select * from store_standing where is_blocked) as store_standing
      full join (select * from takedowns where restored_at is null and product_id is null) as takedowns
        on takedowns.store_id = store_standing.store_id
      where store_standing.store_id is null or takedowns.id is null`,
  },
  {
    id: 'moderation.other-eyes',
    says: 'Nobody decides the appeal against their own takedown',
    query: sql`
      select id from takedowns where appeal_decided_by = decided_by
      union all select id from strikes where appeal_decided_by = given_by`,
  },
  {
    id: 'moderation.upheld-is-back',
    says: 'An upheld appeal has restored what it was about, and an open one has not',
    query: sql`
      select id, appeal_state from takedowns
      where (appeal_state = 'upheld' and restored_at is null) or (appeal_state = 'open' and restored_at is not null)
      union all select id, appeal_state from strikes
      where (appeal_state = 'upheld' and lifted_at is null) or (appeal_state = 'open' and lifted_at is not null)`,
  },
  {
    id: 'moderation.strikes-counted',
    says: 'A store has no more points than its strikes give, and what they bring: paused at three unanswered, closed at five',
    query: sql`
      select store_standing.store_id, strike_points, restriction, sums.points from store_standing
      cross join lateral (
        select coalesce(sum(points), 0) as points, coalesce(bool_and(answered_at is not null), true) as is_answered
        from strikes where strikes.store_id = store_standing.store_id and lifted_at is null) as sums
      where strike_points > sums.points or coalesce(restriction = 'closed', false) <> (strike_points >= 5)
        or (restriction = 'paused' and (strike_points < 3 or sums.is_answered))`,
  },
]
