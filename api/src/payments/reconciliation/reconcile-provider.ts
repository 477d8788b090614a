import type { ReconciliationFind } from '@makola/contract/payments/reconciliations.ts'
import { say } from '@makola/words/say.ts'
import { and, eq, gte, lt } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type PaymentProvider,
  type ProviderFact,
  providerTimeoutMilliseconds,
  type Span,
} from '../providers/provider.ts'
import { confirmPayment } from '../settlement/confirm-payment.ts'
import { attempts, isOfAttempt, paymentFacts, payments, reconciliations } from '../tables.ts'

const t = say('en')

/** As long as attempts are asked about: nothing older can surprise us. */
const spanSeconds = 3 * 86_400

/** A list has many pages, and nobody waits for it. */
const listTimeoutMilliseconds = 120_000

/**
 * Compares a provider's books with ours, both ways: money there that we missed is settled or reported, and money of ours that it
 * does not know is reported. Repeating it moves no money twice. The findings are stored as a report.
 */
export async function reconcileProvider(
  platform: Platform,
  provider: PaymentProvider & Required<Pick<PaymentProvider, 'listSuccesses'>>,
): Promise<typeof reconciliations.$inferSelect> {
  const at = platform.clock.now()
  const span = { from: addSeconds(at, -spanSeconds), until: at }
  const compared = await compare(platform, provider, span).catch((error: unknown) => {
    platform.log.warn({ err: error, provider: provider.name }, 'a provider did not give its list of payments')
    return { matched: 0, finds: [], failure: t('payments.told.no-list', { provider: provider.title }) }
  })
  if (compared.finds.length > 0) {
    platform.log.warn(
      { provider: provider.name, finds: compared.finds.length },
      'the books of a provider differ from ours',
    )
  }
  const row = { id: newId(), provider: provider.name, at, ...span, ...compared }
  await platform.database.insert(reconciliations).values(row)
  return row
}

type Compared = { matched: number; finds: ReconciliationFind[]; failure: string | null }

async function compare(
  platform: Platform,
  provider: PaymentProvider & Required<Pick<PaymentProvider, 'listSuccesses'>>,
  span: Span,
): Promise<Compared> {
  const theirs = await provider.listSuccesses(span, AbortSignal.timeout(listTimeoutMilliseconds))
  const finds: ReconciliationFind[] = []
  let matched = 0
  for (const success of theirs) {
    const find = await lookUp(platform, provider, success)
    if (find) finds.push(find)
    else matched++
  }
  return { matched, finds: [...finds, ...(await findMissing(platform, provider, span, theirs))], failure: null }
}

/** Returns the fault in a success that the provider reports; null when our books agree. */
async function lookUp(
  platform: Platform,
  provider: PaymentProvider,
  { reference, transactionId, amountMinor, currency }: ProviderFact,
): Promise<ReconciliationFind | null> {
  const amount = amountMinor === null ? null : { amount: amountMinor, currency }
  const told = { reference, transactionId, amount }
  const known = await readFact(platform, provider.name, transactionId)
  if (known) {
    const { fact, orderNumber } = known
    const isAlike = fact.amountMinor === amountMinor && fact.currency === currency
    const recorded = { amount: fact.amountMinor, currency: fact.currency }
    return isAlike ? null : { kind: 'differs', ...told, recorded, orderNumber }
  }
  const settlement = await confirmPayment(platform, { provider: provider.name, reference }, [provider])
  if (!settlement) return { kind: 'unknown', ...told, orderNumber: null }
  const settled = await readFact(platform, provider.name, transactionId)
  const orderNumber = settled?.orderNumber ?? (await readOrderNumber(platform, provider.name, reference))
  return { kind: settled ? 'settled' : 'unsettled', ...told, orderNumber }
}

async function readFact({ database }: Platform, provider: string, transactionId: string) {
  const [found] = await database
    .select({ fact: paymentFacts, orderNumber: payments.label })
    .from(paymentFacts)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(and(eq(paymentFacts.provider, provider), eq(paymentFacts.transactionId, transactionId)))
  return found
}

async function readOrderNumber({ database }: Platform, provider: string, reference: string): Promise<string | null> {
  const [found] = await database
    .select({ orderNumber: payments.label })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(and(eq(attempts.provider, provider), eq(attempts.reference, reference)))
  return found?.orderNumber ?? null
}

/** A page may have been opened before the period: a record in our books only is asked for by reference before it is reported. */
async function findMissing(
  { database }: Platform,
  provider: PaymentProvider,
  { from, until }: Span,
  theirs: readonly ProviderFact[],
): Promise<ReconciliationFind[]> {
  const listed = new Set(theirs.map(({ transactionId }) => transactionId))
  const ours = await database
    .select({ fact: paymentFacts, attempt: attempts, orderNumber: payments.label })
    .from(paymentFacts)
    .innerJoin(attempts, isOfAttempt)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(and(eq(paymentFacts.provider, provider.name), gte(paymentFacts.at, from), lt(paymentFacts.at, until)))
  const missing: ReconciliationFind[] = []
  for (const { fact, attempt, orderNumber } of ours.filter(({ fact }) => !listed.has(fact.transactionId))) {
    const { reference, providerReference } = attempt
    const signal = AbortSignal.timeout(providerTimeoutMilliseconds)
    const answer = await provider.verify({ reference, providerReference }, signal)
    if (answer.status === 'success' && answer.transactionId === fact.transactionId) continue
    const amount = { amount: fact.amountMinor, currency: fact.currency }
    missing.push({ kind: 'missing', reference, transactionId: fact.transactionId, amount, orderNumber })
  }
  return missing
}
