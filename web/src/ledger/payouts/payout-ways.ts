import type { OwedStore, PayoutWay } from '@makola/contract/ledger/payouts.ts'
import { providerNames } from '../../payments/methods/provider-names.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** Describes a way of paying a run, as a choice. */
export function describeWay(via: PayoutWay, t: Words): { title: string; detail: string } {
  if (via === 'by-hand') return { title: t('ledger.way.by-hand'), detail: t('ledger.way.by-hand-text') }
  const title = t(providerNames[via])
  return { title, detail: t('ledger.way.provider-text', { provider: title }) }
}

/** The shop's ways of paying in a currency: always by hand. */
export function findWays(owed: readonly OwedStore[], currency: string): PayoutWay[] {
  const ways = owed.filter(({ balance }) => balance.currency === currency).flatMap((row) => row.ways)
  return [...new Set<PayoutWay>(['by-hand', ...ways.map(({ via }) => via)])]
}
