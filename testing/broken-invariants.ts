import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { modules } from '../api/src/modules.ts'
import type { Invariant } from '../api/src/platform/module.ts'
import type { Platform } from '../api/src/platform/platform.ts'

const all = modules.flatMap((module) => module.invariants ?? [])

/** The broken rules, each with its rows: empty when all is well. */
export async function brokenInvariants(shop: Platform, invariants: readonly Invariant[] = all) {
  const broken = []
  for (const { id, query } of invariants) {
    const { rows } = await shop.database.execute(query)
    if (rows.length > 0) broken.push({ id, rows })
  }
  return broken
}

const named = sql.join(
  all.map(({ id, query }) => sql`select ${sql.raw(`'${id}'`)} as id where exists (${query})`),
  sql` union all `,
)

const { sql: text, params: values } = new PgDialect().sqlToQuery(named)

/** Only the names of the broken rules, in one statement that is planned once a connection. */
export async function brokenNames({ database }: Platform): Promise<string[]> {
  const { rows } = await database.$client.query<{ id: string }>({ name: 'broken invariants', text, values })
  return rows.map(({ id }) => id)
}
