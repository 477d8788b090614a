import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { chosenRate } from '../search/chosen-rate.ts'
import { type CardRow, cardColumns, cardJoins, presentCard } from './product-cards.ts'

/** The cards of known products, in the order of their ids. */
export async function readCards(
  db: Queryable,
  { ids, rate }: { ids: readonly string[]; rate: string | undefined },
  { baseCurrency, mediaUrl }: Pick<Config, 'baseCurrency' | 'mediaUrl'>,
): Promise<ProductCard[]> {
  const rows = await queryPrepared<CardRow>(
    db,
    'list-products',
    sql`
    with ${chosenRate(baseCurrency, rate)}
    select ${cardColumns}
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, n)
    join products on products.id = wanted.id ${cardJoins}
    order by n`,
  )
  return rows.map((row) => presentCard(row, mediaUrl))
}
