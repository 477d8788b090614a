import { type GivenRule, mostRules, type ProhibitedRule } from '@makola/contract/catalogue/prohibited.ts'
import { isCountry } from '@makola/countries/names.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { resolveCategory } from '../categories/resolve-category.ts'
import { prohibitedRules } from '../tables.ts'
import { foldWords } from './find-prohibited.ts'
import { findRule } from './list-rules.ts'

/**
 * Adds a rule for prohibited goods.
 * @throws Problem `validation-failed` (422) for a word without letters or an unknown category, `wrong-state` (409) when there are
 * as many as there may be.
 */
export function createRule(platform: Platform, by: Caller, given: GivenRule): Promise<ProhibitedRule> {
  return transact(platform, async (tx) => {
    await lockRules(tx)
    if ((await tx.$count(prohibitedRules)) >= mostRules) throw refuse('catalogue.too-many-rules', { most: mostRules })
    const id = newId()
    await tx.insert(prohibitedRules).values({ id, ...(await settle(tx, given)) })
    const rule = await findRule(tx, id)
    await recordAudit(tx, platform.clock, { ...about(rule, by), action: 'prohibited-rule.created', after: said(rule) })
    return rule
  })
}

/**
 * Changes a rule.
 * @throws Problem as `createRule`, `not-found` (404), `wrong-state` (409) when somebody else has changed it meanwhile.
 */
export function updateRule(
  platform: Platform,
  by: Caller,
  { id, version, ...given }: GivenRule & { id: string; version: number },
): Promise<ProhibitedRule> {
  return transact(platform, async (tx) => {
    await lockRules(tx)
    const before = await findRule(tx, id)
    const { rowCount } = await tx
      .update(prohibitedRules)
      .set({ ...(await settle(tx, given)), version: sql`${prohibitedRules.version} + 1` })
      .where(and(eq(prohibitedRules.id, id), eq(prohibitedRules.version, version)))
    if (rowCount === 0) throw refuse('catalogue.rule-changed')
    const rule = await findRule(tx, id)
    await recordAudit(tx, platform.clock, {
      ...{ ...about(rule, by), action: 'prohibited-rule.changed' },
      ...{ before: said(before), after: said(rule) },
    })
    return rule
  })
}

/** @throws Problem `not-found` (404). */
export async function deleteRule(platform: Platform, by: Caller, id: string): Promise<void> {
  await transact(platform, async (tx) => {
    await lockRules(tx)
    const rule = await findRule(tx, id)
    await tx.delete(prohibitedRules).where(eq(prohibitedRules.id, id))
    await recordAudit(tx, platform.clock, { ...about(rule, by), action: 'prohibited-rule.deleted', before: said(rule) })
  })
}

/** Waits for publications under way, and keeps new ones waiting until the rule is saved. */
const lockRules = (tx: Transaction) => tx.execute(sql`lock table prohibited_rules in share row exclusive mode`)

async function settle(tx: Transaction, { words, categoryId, countries, action, ground }: GivenRule) {
  const empty = words.findIndex((word) => foldWords(word).trim() === '')
  if (empty >= 0) throw refuseField(`/words/${empty}`, 'catalogue.rule-word-empty')
  const unknown = countries.findIndex((code) => !isCountry(code))
  if (unknown >= 0) throw refuseField(`/countries/${unknown}`, 'platform.country-unknown')
  const trimmed = words.map((word) => word.trim())
  return {
    words: trimmed.filter(
      (word, index) => trimmed.findIndex((other) => foldWords(other) === foldWords(word)) === index,
    ),
    categoryId: await resolveCategory(tx, categoryId, '/categoryId'),
    countries: [...new Set(countries)].toSorted(),
    action,
    ground: ground.trim(),
  }
}

const about = ({ id, ground }: ProhibitedRule, by: Caller) => ({ storeId: null, by, subject: { id, name: ground } })

const said = ({ words, category, countries, action, ground }: ProhibitedRule) => ({
  ...{ words, countries, action, ground },
  category: category?.name ?? null,
})
