import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { categories, prohibitedRules } from '../tables.ts'
import type { Parents, Rule } from './find-prohibited.ts'

export type RulesInForce = { rules: Rule[]; parents: Parents }

/**
 * Reads the rules and keeps them as they are until the end of the transaction: a rule that is saved while a product is published
 * either is known to the publication or comes after it. Publications do not wait for one another.
 */
export async function readRules(tx: Transaction): Promise<RulesInForce> {
  await tx.execute(sql`lock table prohibited_rules in share mode`)
  const rules = await tx.select().from(prohibitedRules).orderBy(prohibitedRules.id)
  const places = rules.some(({ categoryId }) => categoryId !== null)
    ? await tx.select({ id: categories.id, parentId: categories.parentId }).from(categories)
    : []
  return { rules, parents: new Map(places.map(({ id, parentId }) => [id, parentId])) }
}
