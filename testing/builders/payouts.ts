import { and, eq } from 'drizzle-orm'
import { sealSecret } from '../../api/src/auth/seal-secret.ts'
import { makePayoutRun } from '../../api/src/ledger/payouts/make-payout-run.ts'
import { move, post } from '../../api/src/ledger/postings/post.ts'
import { payoutAccounts, payouts, storeCharges } from '../../api/src/ledger/tables.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'
import { stores } from '../../api/src/stores/tables.ts'

/** An account as one sends it. */
export const bankAccount = {
  kind: 'bank',
  countryCode: 'NG',
  institution: 'First Bank of Makola',
  bankCode: '011',
  number: '0123 456 789',
  holder: 'Ada Obi',
} as const

type GivenAccount = Partial<Record<'countryCode' | 'institution' | 'number', string>> & {
  kind?: 'bank' | 'mobile-money'
  bankCode?: string | null
}

/** A store's account, in use for a day. */
export async function aPayoutAccount(
  shop: Platform,
  storeId: string,
  given: GivenAccount = {},
): Promise<typeof payoutAccounts.$inferSelect> {
  const { number: typed, ...shown } = { ...bankAccount, ...given }
  const number = typed.replaceAll(' ', '')
  const id = newId()
  const now = shop.clock.now()
  const [account] = await shop.database
    .insert(payoutAccounts)
    .values({
      ...shown,
      id,
      storeId,
      sealedNumber: sealSecret(shop, id, Buffer.from(number), 'payout-account'),
      numberEnd: number.slice(-4),
      usableFrom: now,
      createdBy: 'test',
      createdAt: now,
    })
    .returning()
  if (!account) throw new Error('No account was made')
  return account
}

/** Makes the shop owe a store this amount in its currency, at once; negative when the store owes the shop. */
export async function owe(shop: Platform, storeId: string, minor: number): Promise<void> {
  const [store] = await shop.database.select().from(stores).where(eq(stores.id, storeId))
  const entries = move(
    { minor, currency: store?.currency ?? '' },
    { debit: { account: 'exchange' }, credit: { account: 'seller', storeId } },
  )
  const posting = { key: `test:${newId()}`, kind: 'cash-returned' as const, storeId, at: shop.clock.now(), entries }
  await transact(shop, (tx) => post(tx, [posting]))
}

/** A small charge to a store, as it is booked. */
export async function aCharge(shop: Platform, storeId: string): Promise<string> {
  const [store] = await shop.database.select().from(stores).where(eq(stores.id, storeId))
  const [id, minor, currency, at] = [newId(), 100, store?.currency ?? '', shop.clock.now()]
  const entries = move({ minor, currency }, { debit: { account: 'seller', storeId }, credit: { account: 'fees' } })
  await transact(shop, async (tx) => {
    const charge = { id, storeId, currency, minor, reason: 'A lost label', createdBy: 'test', createdAt: at }
    await tx.insert(storeCharges).values(charge)
    await post(tx, [{ key: `charge:${id}`, kind: 'charge' as const, storeId, note: charge.reason, at, entries }])
  })
  return id
}

/** A payout to a store, in a run with all others that are owed something. */
export async function aPayout(shop: Platform, storeId: string, minor = 5000): Promise<typeof payouts.$inferSelect> {
  const { id: accountId } = await aPayoutAccount(shop, storeId)
  await owe(shop, storeId, minor)
  const [store] = await shop.database.select().from(stores).where(eq(stores.id, storeId))
  const { id } = await makePayoutRun(shop, 'test', { minimum: { amount: 1, currency: store?.currency ?? '' } })
  const [payout] = await shop.database
    .select()
    .from(payouts)
    .where(and(eq(payouts.runId, id), eq(payouts.accountId, accountId)))
  if (!payout) throw new Error('No payout was made')
  return payout
}
