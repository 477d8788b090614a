import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'rates.newest-revision',
    says: 'A rate is what its newest revision in force says',
    query: sql`
      select r.id, r.country, r.rate, newest.rate as newest_rate, newest.effective_at as newest_effective_at
      from rates r
      left join lateral (
        select * from rate_revisions v where v.rate_id = r.id and v.effective_at <= greatest(now(), r.effective_at)
        order by v.effective_at desc limit 1
      ) newest on true
      where r.deleted_at is null
        and (r.rate, r.margin_pct, r.rounding, r.source, r.effective_at) is distinct from
          (newest.rate, newest.margin_pct, newest.rounding, newest.source, newest.effective_at)`,
  },
  {
    id: 'rates.crossed',
    says: 'Every active rate can be reached from every currency with an active rate, at the quotient of the two',
    query: sql`
      with active as (select * from rates where active and deleted_at is null),
      pivots as (
        select distinct on (base, currency) base, currency, case when currency = base then 1 else rate end as rate
        from (select base, currency, rate, effective_at, country_code from active
          union all select distinct base, base, 1::numeric, null::timestamptz, null from active) every
        order by base, currency, effective_at desc nulls last, country_code
      ),
      due as (
        select a.id as rate_id, p.currency as from_currency,
          case when p.currency = a.currency then 1 else a.rate / p.rate end as rate
        from active a join pivots p using (base)
      )
      select coalesce(due.rate_id, c.rate_id) as rate_id, coalesce(due.from_currency, c.from_currency) as from_currency,
        c.rate, due.rate as due_rate
      from due full join cross_rates c using (rate_id, from_currency)
      where c.rate is null or due.rate is null or abs(c.rate / due.rate - 1) > 0.0000000001`,
  },
]
