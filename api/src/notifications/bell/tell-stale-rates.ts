import { formatDate } from '@makola/money/format.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { isStale } from '../../rates/shop-rates/is-stale.ts'
import { listRates } from '../../rates/shop-rates/list-rates.ts'
import type { News } from '../events.ts'
import { tellPeople } from './tell-people.ts'

/** Notifies the operators of stale rates from a feed: once for all rates of the same day. */
export async function tellStaleRates(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const rates = await listRates(platform.database, platform.config.baseCurrency)
  const stale = rates.filter((rate) => rate.active && isStale(rate, now))
  const byDay = Object.groupBy(stale, ({ effectiveAt }) => effectiveAt.toISOString().slice(0, 10))
  await transact(platform, async (tx) => {
    for (const [day, old = []] of Object.entries(byDay)) {
      await tellPeople(
        tx,
        newsOf(
          day,
          old.map(({ country }) => country),
        ),
        now,
      )
    }
  })
}

function newsOf(day: string, countries: string[]): News {
  return {
    type: 'rate-stale',
    storeId: null,
    cause: `rate-stale:${day}`,
    title: countries.length === 1 ? 'A rate is out of date' : `${countries.length} rates are out of date`,
    body: `${listNames(countries)}: nothing new since ${formatDate(day)}. They are still sold at.`,
    link: '/dashboard/rates',
  }
}

/** "Ghana, Kenya and 12 more". */
function listNames(names: string[]): string {
  if (names.length <= 3) return new Intl.ListFormat('en').format(names)
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
}
