import { formatDate } from '@makola/money/format.ts'
import { say } from '@makola/words/say.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { isStale } from '../../rates/shop-rates/is-stale.ts'
import { listRates } from '../../rates/shop-rates/list-rates.ts'
import type { News } from '../events.ts'
import { sendNotifications } from './send-notifications.ts'

const t = say('en')

/** Notifies the operators of stale rates from a feed: once for all rates of the same day. */
export async function notifyStaleRates(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const rates = await listRates(platform.database, platform.config.baseCurrency)
  const stale = rates.filter((rate) => rate.active && isStale(rate, now))
  const byDay = Object.groupBy(stale, ({ effectiveAt }) => effectiveAt.toISOString().slice(0, 10))
  await transact(platform, async (tx) => {
    for (const [day, old = []] of Object.entries(byDay)) {
      await sendNotifications(
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
    title: t('notifications.news.rate-stale.title', { count: countries.length }),
    body: writeBody(countries, formatDate(day)),
    link: '/dashboard/rates',
  }
}

/** Names three of the countries at most: "Ghana, Kenya and 12 more". */
function writeBody(names: string[], day: string): string {
  if (names.length <= 3) {
    return t('notifications.news.rate-stale.body', { countries: new Intl.ListFormat('en').format(names), day })
  }
  const countries = names.slice(0, 2)
  return t('notifications.news.rate-stale.body-and-more', { countries, count: names.length - 2, day })
}
