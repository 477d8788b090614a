import { eq } from 'drizzle-orm'
import { makePayoutRun } from '../../api/src/ledger/payouts/make-payout-run.ts'
import { markPayout } from '../../api/src/ledger/payouts/mark-payout.ts'
import { savePayoutAccount } from '../../api/src/ledger/payouts/save-payout-account.ts'
import { payoutAccounts, payouts } from '../../api/src/ledger/tables.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { silentAt } from '../../api/src/platform/messaging/silent-at.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'
import { Problem } from '../../api/src/platform/problem.ts'
import { demoStores } from '../data/stores.ts'
import { fixedId } from '../fixed-id.ts'
import { shopOwner } from './shop-owner.ts'

const days = 86_400

/** Most stores have an account, and were paid a month ago what was available then. Later sales wait for the next run. */
export async function seedPayouts(platform: Platform): Promise<void> {
  const { database, clock } = platform
  const ago = (count: number) => silentAt(platform, addSeconds(clock.now(), -count * days))
  if ((await database.$count(payoutAccounts)) === 0) await openAccounts(ago(100))
  const currencies = new Set(demoStores.map(({ currency }) => currency))
  for (const currency of currencies) {
    await makePayoutRun(ago(30), shopOwner(), { minimum: { amount: 1, currency } }).catch(unlessNothingIsDue)
  }
  const sent = await database.select().from(payouts).where(eq(payouts.state, 'requested'))
  for (const { id } of sent) await markPayout(ago(28), shopOwner(), { id, as: 'paid' })
}

function openAccounts(platform: Platform): Promise<void> {
  return transact(platform, async (tx) => {
    for (const [index, { slug, name, countryCode, city }] of demoStores.entries()) {
      // Every sixth has none yet.
      if (index % 6 === 5) continue
      const number = String(1_000_482_516 + index * 7919)
      await savePayoutAccount(platform, tx, {
        store: { id: fixedId('store', slug), name },
        account: { kind: 'bank', countryCode, ...bankIn(countryCode, city), number, holder: name },
        by: shopOwner(),
      })
    }
  })
}

/** In Nigeria a bank that payment providers know, so that a run may go through them. */
function bankIn(countryCode: string, city: string) {
  if (countryCode === 'NG') return { institution: 'Access Bank', bankCode: '044' }
  return { institution: `People’s Bank of ${city}` }
}

/** A currency without an available balance then, or one that an earlier start has paid out. */
function unlessNothingIsDue(error: unknown): void {
  if (!(error instanceof Problem && error.type === 'wrong-state')) throw error
}
