import type { Overview } from '@makola/contract/overview/overview.ts'
import { dateIn } from '@makola/countries/date-in.ts'
import { addSeconds } from '../platform/clock.ts'
import { type Caller, staffMay } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { type Figure, readFigures } from './read-figures.ts'
import { readQueues } from './read-queues.ts'
import { loadUsedRates, presentSums } from './value-sums.ts'

/** Returns the whole shop in figures, and what waits for its staff: what the caller's role may not see is not read. */
export async function getOverview(platform: Platform, caller: Caller): Promise<Overview> {
  const { database, clock, config } = platform
  const now = clock.now()
  const dayBefore = (days: number) => dateIn('UTC', addSeconds(now, -days * 86_400))
  const from = { today: dayBefore(0), week: dayBefore(6), month: dayBefore(29) }
  const seesMoney = staffMay(caller, 'payments.read')
  const wanted: Figure[] = [
    ...(seesMoney ? (['taken', 'refunded', 'borne', 'orders', 'failed'] as const) : []),
    ...(staffMay(caller, 'fees.read') ? (['commission'] as const) : []),
    ...(staffMay(caller, 'stores.read') ? (['stores'] as const) : []),
  ]
  const rows = await readFigures(database, wanted, from)
  const base = config.baseCurrency
  const rates = await loadUsedRates(
    database,
    base,
    rows.flatMap(({ currency }) => currency ?? []),
  )
  const of = (figure: Figure) => (wanted.includes(figure) ? rows.filter((row) => row.figure === figure) : null)
  const sumsOf = (figure: Figure) => presentSums(of(figure), base, rates)
  const countsOf = (figure: Figure) => {
    const found = of(figure)
    return found && (found[0]?.sums ?? { today: 0, week: 0, month: 0 })
  }
  return {
    at: now.toISOString(),
    baseCurrency: base,
    from,
    taken: sumsOf('taken'),
    refunded: sumsOf('refunded'),
    borne: sumsOf('borne'),
    commission: sumsOf('commission'),
    rates,
    orders: countsOf('orders'),
    failedPayments: countsOf('failed'),
    newStores: countsOf('stores'),
    queues: await readQueues(database, caller),
  }
}
