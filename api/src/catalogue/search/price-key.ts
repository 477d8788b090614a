import { currencyCodes, exponentOf } from '@makola/money/currencies.ts'
import { type SQL, sql } from 'drizzle-orm'
import { highestUnitMinor } from '../../rates/convert-countable.ts'

// A list sorted or filtered by price must agree with its shown prices, which are rounded by a rule of the rate, or pinned. The
// unrounded value would not do: 1,440 shown as 1,500 belongs after a pinned 1,450. So the database does the same single rounding
// (money rule R4) for sorting and comparing. It is exact: numerics are multiplied and reduced, never divided. The shown price
// still comes from money/convert.ts alone; a test compares the two. A list by price without words does without it; see
// list-by-price.ts.

const unusualExponents = currencyCodes
  .filter((code) => exponentOf(code) !== 2)
  .map((code) => `when '${code}' then ${exponentOf(code)}`)
  .join(' ')

const exponent = (column: string) => `(case ${column} ${unusualExponents} else 2 end)`
const powerOfTen = (power: string) => `('1e' || (${power}))::numeric`

/** From a store's minor units to the chosen rate's: a factor, and the grid of prices that the rounding rule allows. */
const terms = sql.raw(`rules as (
    select stores.id as store_id,
      coalesce(own.rate, cross_rates.rate) * (100 + coalesce(own.margin_pct, chosen.margin_pct)) * 0.01
        * ${powerOfTen(`${exponent('chosen.currency')} - ${exponent('stores.currency')}`)} as factor,
      case rule.rounding->>'type'
        when 'increment' then (rule.rounding->>'increment')::numeric * ${powerOfTen(exponent('chosen.currency'))}
        when 'ending' then ${powerOfTen(exponent('chosen.currency'))}
        else 1 end as step,
      coalesce((rule.rounding->>'ending')::numeric, 0) * ${powerOfTen(exponent('chosen.currency'))} as ending,
      case rule.rounding->>'type' when 'increment' then rule.rounding->>'mode' when 'ending' then 'ceil' else 'half_up' end as mode
    from chosen cross join stores
    left join cross_rates on cross_rates.rate_id = chosen.id and cross_rates.from_currency = stores.currency
    left join store_rates as own on own.rate_id = chosen.id and own.store_id = stores.id
    cross join lateral (select coalesce(own.rounding, chosen.rounding) as rounding) as rule
    where chosen.active and stores.currency <> chosen.currency and coalesce(own.rate, cross_rates.rate) is not null
    union all
    select stores.id, 1, 1, 0, 'half_up' from chosen join stores using (currency) where chosen.active),
  terms as materialized (select *, step * 0.5 as half_step from rules)`)

/**
 * Snaps a store's minor units to the grid of `terms` as money/rounding.ts does. A sort by price does it for every product, so
 * each rule uses as little arithmetic as possible.
 */
function shown(amount: string): string {
  const exact = `${amount} * terms.factor`
  const lifted = `(${exact} + terms.half_step)`
  const above = `(${exact} - terms.ending)`
  const rest = `mod(${above}, terms.step)`
  const snapped = `case terms.mode
    when 'half_up' then ${lifted} - mod(${lifted}, terms.step)
    when 'floor' then ${exact} - mod(${exact}, terms.step)
    when 'ceil' then ${above} - ${rest} + case when ${rest} > 0 then terms.step else 0 end + terms.ending end`
  return `case when ${amount} = 0 then 0 * terms.factor else coalesce(nullif(${snapped}, 0), terms.step) end`
}

/** The few products with a pinned price in the chosen currency: their lowest price is found variant by variant. */
const pinned = sql.raw(`pinned as materialized (
    select variants.product_id, min(coalesce(pins.amount_minor, ${shown('variants.price_minor')})) as minor
    from chosen
    join pinned_prices as some_pins on some_pins.currency = chosen.currency
    join variants as some_variants on some_variants.id = some_pins.variant_id and some_variants.removed_at is null
    join variants on variants.product_id = some_variants.product_id and variants.removed_at is null
    left join terms on terms.store_id = variants.store_id
    left join pinned_prices as pins on pins.variant_id = variants.id and pins.currency = chosen.currency
    where chosen.active
    group by variants.product_id)`)

/** Common table expressions that follow `chosen` where a statement sorts or compares by price. */
export const priceTables: SQL = sql`${terms}, ${pinned}`

/** Joins `price.minor`, a product's lowest price in the chosen currency or null, to products. */
export const priceJoins: SQL = sql.raw(`
    left join terms on terms.store_id = products.store_id
    left join pinned on pinned.product_id = products.id
    cross join lateral (
      select case when minor <= ${highestUnitMinor} then minor end as minor
      from (select coalesce(pinned.minor, ${shown('products.min_price_minor')}) as minor) as exact) as price`)
