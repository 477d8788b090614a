import type { DeliveryOption } from '@makola/contract/shipping/shipping.ts'
import type { Words } from '../ui/words/use-words.ts'

/** "Arrives Fri, Nov 27 – Mon, Nov 30"; of a pick-up, "Ready Fri, Nov 27". */
export function describeArrival({ arrival: { from, to }, pickup }: DeliveryOption, t: Words): string {
  const days = from === to ? writeDay(from) : `${writeDay(from)} – ${writeDay(to)}`
  return pickup ? t('shipping.arrival.ready', { days }) : t('shipping.arrival.arrives', { days })
}

/** "Fri, Nov 27", from "Fri, 27 Nov 2026 00:00:00 GMT", which every browser and server writes the same. */
function writeDay(date: string): string {
  const [weekday, day, month] = new Date(date).toUTCString().split(' ')
  return `${weekday} ${month} ${Number(day)}`
}
