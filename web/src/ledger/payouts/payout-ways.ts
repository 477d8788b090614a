import type { OwedStore, PayoutWay } from '@makola/contract/payouts.ts'
import { providerTitles } from '../../payments/methods/provider-titles.ts'

/** Describes a way of paying a run, as a choice. */
export function describeWay(via: PayoutWay): { title: string; detail: string } {
  if (via === 'by-hand')
    return { title: 'By hand', detail: 'You get a table for the bank, and mark what became of each.' }
  const title = providerTitles[via]
  return {
    title,
    detail: `${title} sends each from the balance that it holds for the shop, and says what became of it.`,
  }
}

/** The shop's ways of paying in a currency: always by hand. */
export function findWays(owed: readonly OwedStore[], currency: string): PayoutWay[] {
  const ways = owed.filter(({ balance }) => balance.currency === currency).flatMap((row) => row.ways)
  return [...new Set<PayoutWay>(['by-hand', ...ways.map(({ via }) => via)])]
}
