import type { OpeningNeed, OpeningState, OpeningStep } from '@makola/contract/opening/opening.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { findOperatorsWithOneFactor } from '../auth/two-factor/warn-about-operators.ts'
import { categories, products } from '../catalogue/tables.ts'
import { lastBackupAt } from '../platform/backup/nightly-backup.ts'
import type { Platform } from '../platform/platform.ts'
import { findPublicFaults, isPublic } from '../platform/public-faults.ts'
import { rates } from '../rates/tables.ts'
import { findShop } from '../shop/find-shop.ts'
import { stores } from '../stores/tables.ts'
import { findPaymentNeeds } from './find-payment-needs.ts'
import { hasLetterArrived } from './letter-code.ts'

/**
 * Where the first run stands. Each step is judged by the facts in the shop, never by a mark that it was gone through: so it goes on
 * after any interruption, and a step that is undone elsewhere is open again.
 */
export async function findOpening(platform: Platform): Promise<OpeningState> {
  const { database, config } = platform
  const [shop, steps] = await Promise.all([findShop(database, config), findSteps(platform)])
  return { isOpen: shop.isOpen, isPublic: isPublic(config), steps, faults: findPublicFaults(config) }
}

async function findSteps(platform: Platform): Promise<OpeningStep[]> {
  const { database, config } = platform
  const [shop, openOperators, hasRate, hasLetter, hasStorage, has, payments] = await Promise.all([
    findShop(database, config),
    findOperatorsWithOneFactor(database),
    findRate(platform),
    hasLetterArrived(platform),
    platform.objects.check().then(
      () => true,
      () => false,
    ),
    findGoods(platform),
    findPaymentNeeds(platform),
  ])
  return [
    { step: 'operator', missing: unless(openOperators.length === 0, 'second-factor') },
    {
      step: 'details',
      missing: [...unless(shop.legalName, 'legal-name'), ...unless(shop.supportEmail, 'support-email')],
    },
    { step: 'rates', missing: unless(hasRate, 'rate') },
    { step: 'mail', missing: unless(hasLetter, 'letter') },
    { step: 'pictures', missing: unless(hasStorage, 'storage') },
    { step: 'pages', missing: (['terms', 'privacy', 'returns'] as const).filter((page) => !shop.pages.includes(page)) },
    { step: 'categories', missing: unless(has.category, 'category') },
    { step: 'store', missing: [...unless(has.store, 'store'), ...unless(has.product, 'product')] },
    { step: 'payments', missing: payments },
    { step: 'backup', missing: unless(lastBackupAt(platform), 'backup') },
  ]
}

const unless = (isThere: unknown, need: OpeningNeed): OpeningNeed[] => (isThere ? [] : [need])

async function findRate({ database, config }: Platform): Promise<boolean> {
  const [rate] = await database
    .select({ id: rates.id })
    .from(rates)
    .where(and(eq(rates.base, config.baseCurrency), rates.active, isNull(rates.deletedAt)))
    .limit(1)
  return rate !== undefined
}

async function findGoods({ database }: Platform) {
  const { rows } = await database.execute<{ category: boolean; store: boolean; product: boolean }>(
    sql`select exists (select from ${categories}) as category,
      exists (select from ${stores}) as store,
      exists (select from ${products} where status = 'active' and deleted_at is null) as product`,
  )
  const [found] = rows
  if (!found) throw new Error('A question without an answer')
  return found
}
