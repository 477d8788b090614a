import { Readable } from 'node:stream'
import { writeMajor } from '@makola/money/money.ts'
import { say } from '@makola/words/say.ts'
import { and, asc, eq } from 'drizzle-orm'
import { openSecret } from '../../auth/seal-secret.ts'
import { type Proof, requireProof } from '../../auth/two-factor/require-proof.ts'
import { writeLine } from '../../platform/csv-line.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'
import { payoutAccounts, payouts } from '../tables.ts'
import { getPayoutRun } from './get-payout-run.ts'

const t = say('en')

const columns = [
  t('ledger.bank-file.reference'),
  t('ledger.bank-file.store'),
  t('ledger.bank-file.holder'),
  t('ledger.bank-file.kind'),
  t('ledger.bank-file.institution'),
  t('ledger.bank-file.bank-code'),
  t('ledger.bank-file.number'),
  t('ledger.bank-file.country'),
  t('ledger.bank-file.currency'),
  t('ledger.bank-file.amount'),
]

/**
 * Returns the unsent payouts of a run as a table for the bank, but for those on hold. Only this has the full account numbers, so it requires the
 * password, and a code when two-factor is on.
 * @throws Problem as `requireProof`, `not-found` (404), `wrong-state` (409) for a run that a provider sends: it would be paid
 * twice.
 */
export async function getBankFile(
  platform: Platform,
  caller: SignedInCaller,
  { run: runId, ...proof }: { run: string } & Proof,
): Promise<{ fileName: string; lines: AsyncIterable<string> }> {
  await requireProof(platform, caller.accountId, proof)
  const run = await getPayoutRun(platform, runId)
  if (run.via !== 'by-hand') {
    throw refuse(
      'ledger.run-is-sent',
      {},
      {
        current: run.via,
      },
    )
  }
  const rows = await platform.database
    .select({ payout: payouts, account: payoutAccounts, storeName: stores.name })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .innerJoin(stores, eq(stores.id, payouts.storeId))
    .where(and(eq(payouts.runId, runId), eq(payouts.state, 'requested')))
    .orderBy(asc(stores.name), asc(payouts.id))
  const held = new Set(run.payouts.flatMap(({ id, heldUntil }) => (heldUntil === null ? [] : [id])))
  const due = rows.filter(({ payout }) => !held.has(payout.id))
  const lines = due.map(({ payout: { reference, minor, currency }, account, storeName }) =>
    writeLine([
      reference,
      storeName,
      account.holder,
      account.kind === 'bank' ? t('ledger.bank-file.bank-account') : t('ledger.bank-file.mobile-money'),
      account.institution,
      account.bankCode ?? '',
      openSecret(platform, account.id, account.sealedNumber, 'payout-account').toString(),
      account.countryCode,
      currency,
      writeMajor({ amount: minor, currency }),
    ]),
  )
  const fileName = `payouts-${run.createdAt.slice(0, 10)}-${run.minimum.currency}.csv`
  return { fileName, lines: Readable.from([writeLine(columns), ...lines]) }
}
