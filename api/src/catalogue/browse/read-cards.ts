import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { unseen } from '../../platform/database/prepare-once.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { chosenRate } from '../search/chosen-rate.ts'
import { type CardRow, cardColumns, cardJoins, presentCard } from './product-cards.ts'

/** The cards of known products, in the order of their ids. */
export async function readCards(
  db: Queryable,
  { ids, rate }: { ids: readonly string[]; rate: string | undefined },
  { baseCurrency, mediaUrl }: Pick<Config, 'baseCurrency' | 'mediaUrl'>,
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await queryPrepared<CardRow>(
    db,
    'list-products',
    sql`
    with ${chosenRate(baseCurrency, rate)}
    select ${cardColumns}
    from unnest(${unseen(sql.param(ids))}) with ordinality as wanted (id, n)
    join products on products.id = wanted.id ${cardJoins}
    order by n`,
  )
  return rows.map((row) => presentCard(row, mediaUrl))
}
