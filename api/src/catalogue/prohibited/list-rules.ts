import type { ProhibitedRule } from '@makola/contract/catalogue/prohibited.ts'
import { asc, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { categories, prohibitedRules } from '../tables.ts'

/** Returns the rules for prohibited goods by their grounds. */
export async function listRules(db: Queryable, which?: SQL): Promise<ProhibitedRule[]> {
  const rows = await db
    .select({ rule: prohibitedRules, category: categories })
    .from(prohibitedRules)
    .leftJoin(categories, eq(categories.id, prohibitedRules.categoryId))
    .where(which)
    .orderBy(asc(prohibitedRules.ground), asc(prohibitedRules.id))
  return rows.map(({ rule: { categoryId: _, ...rule }, category }) => ({
    ...rule,
    category: category && { id: category.id, slug: category.slug, name: category.name },
  }))
}

/** @throws Problem `not-found` (404). */
export async function findRule(db: Queryable, id: string): Promise<ProhibitedRule> {
  const [rule] = await listRules(db, eq(prohibitedRules.id, id))
  if (!rule) throw notFound('rule')
  return rule
}
