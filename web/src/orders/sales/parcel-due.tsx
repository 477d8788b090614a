import type { ParcelRow } from '@makola/contract/orders/parcels.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'

const dayMs = 86_400_000

/** The whole days that an order has waited. */
function ageInDays(placedAt: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(placedAt)) / dayMs))
}

/** The day by which an unsent order has to be sent, and that it is late. */
export function ParcelDue({ row: { sendBy, isLate } }: { row: Pick<ParcelRow, 'sendBy' | 'isLate'> }) {
  const t = useWords()
  if (sendBy === null) return null
  const day = () => <LocalTime at={sendBy} part="day" />
  return isLate ? (
    <span className="font-medium text-danger-text">{t('orders.sales.late', { day })}</span>
  ) : (
    <span>{t('orders.sales.send-by', { day })}</span>
  )
}

/** The days that an unsent order has waited. */
export function ParcelAge({ row: { sendBy, placedAt } }: { row: Pick<ParcelRow, 'sendBy' | 'placedAt'> }) {
  const t = useWords()
  return sendBy !== null && <span>{t('orders.sales.age', { days: ageInDays(placedAt, Date.now()) })}</span>
}
