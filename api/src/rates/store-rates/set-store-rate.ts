import type { OwnRate, StoreRate } from '@makola/contract/rates/rates.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { fieldError, invalidFields, notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { nameOfRate } from '../audited-fields.ts'
import { checkTerms } from '../check-terms.ts'
import { requireConfirmedMove } from '../require-confirmed-move.ts'
import { rates, storeRates } from '../tables.ts'
import { presentStoreRate, type StoreRateRow } from './present-store-rate.ts'
import { selectStoreRates } from './select-store-rates.ts'

type Change = { store: string; rateId: string; own: OwnRate; ifVersion: number | undefined; caller: Caller }

const shopsTerms: OwnRate = { rate: null, marginPct: null, rounding: null }

/**
 * Sets a store's own terms of conversion for a country. Omitted terms follow the shop.
 * @throws Problem `not-found` (404), `forbidden` (403), `version-mismatch` (412), `needs-confirmation` (409), `wrong-state` (409:
 * the store's own currency), `validation-failed` (422).
 */
export async function setStoreRate(platform: Platform, change: Change): Promise<StoreRate> {
  const { own, ifVersion, caller } = change
  return transact(platform, async (tx) => {
    const store = await findOwnStore(tx, caller, change.store, 'rates.write')
    const base = platform.config.baseCurrency
    const current = await lockStoreRate(tx, { store, base, rateId: change.rateId })
    const { rate } = current
    const isOwnCurrency = rate.currency === store.currency
    if (isOwnCurrency && (own.rate ?? own.marginPct ?? own.rounding) !== null) {
      throw refuse('rates.nothing-converted', { store: store.name, currency: rate.currency })
    }
    const version = current.own?.version ?? 0
    if (ifVersion !== undefined && ifVersion !== version) {
      throw refuse(
        'rates.terms-changed',
        {},
        {
          current: await presentStoreRate(tx, current, store.currency),
        },
      )
    }
    checkOwnTerms(own, current, store.currency)
    const from = current.own?.rate ?? current.cross
    if (own.rate !== null && from !== null) {
      requireConfirmedMove(rate.currency, { from, to: own.rate, isConfirmed: own.confirmed })
    }
    const terms = { rate: own.rate, marginPct: own.marginPct, rounding: own.rounding }
    const saved = { ...terms, updatedBy: nameOf(caller), updatedAt: platform.clock.now(), version: version + 1 }
    const [row] = await tx
      .insert(storeRates)
      .values({ ...saved, storeId: store.id, rateId: rate.id })
      .onConflictDoUpdate({ target: [storeRates.storeId, storeRates.rateId], set: saved })
      .returning()
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by: caller,
      action: 'store-rate.changed',
      subject: { id: rate.id, name: nameOfRate(rate) },
      before: termsOfOwn(current.own),
      after: terms,
    })
    return presentStoreRate(tx, { ...current, own: row ?? null }, store.currency)
  })
}

/**
 * Returns a store to the shop's terms for a country.
 * @throws Problem `not-found` (404), `forbidden` (403).
 */
export async function resetStoreRate(platform: Platform, change: Omit<Change, 'own' | 'ifVersion'>): Promise<void> {
  await setStoreRate(platform, { ...change, own: shopsTerms, ifVersion: undefined })
}

const termsOfOwn = (own: StoreRateRow['own']) => ({
  rate: own?.rate ?? null,
  marginPct: own?.marginPct ?? null,
  rounding: own?.rounding ?? null,
})

/** The rate's own row is the lock: two changes of one country's terms, the shop's or a store's, run one after the other. */
async function lockStoreRate(
  tx: Transaction,
  asked: { store: { id: string; currency: string }; base: string; rateId: string },
): Promise<StoreRateRow> {
  await tx.select({ id: rates.id }).from(rates).where(eq(rates.id, asked.rateId)).for('no key update')
  const [row] = await selectStoreRates(tx, asked)
  if (!row) throw notFound('rate')
  return row
}

/** Without the shop's rate nobody could value what is paid, so that a store's own makes no price (R24). */
function checkOwnTerms(own: OwnRate, { rate, cross }: StoreRateRow, storeCurrency: string): void {
  const marginPct = own.marginPct ?? rate.marginPct
  checkTerms({ rate: own.rate ?? cross ?? '1', marginPct, rounding: own.rounding ?? rate.rounding }, rate.currency)
  if (own.rate !== null && cross === null && rate.currency !== storeCurrency) {
    throw invalidFields([fieldError('/rate', 'rates.shop-has-none', { currency: storeCurrency })])
  }
}
