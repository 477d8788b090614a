import type { ParcelEarning as Earning } from '@makola/contract/ledger/earnings.ts'
import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { formatDate, formatMoney } from '@makola/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sellingTermsQuery } from '../../ledger/statements/queries.ts'
import { Card } from '../../ui/display/card.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'

/** The store's earnings with the parcel, part by part, and when they are paid out; for members who may read statements. */
export function ParcelEarning({ parcel: { earning, state, store, refunds } }: { parcel: Parcel }) {
  const t = useWords()
  const [now] = useState(() => Date.now())
  const { data: terms } = useQuery({ ...sellingTermsQuery(store.id), enabled: earning !== null })
  if (!earning) return null
  const { sold, refunded, cash, commission, net } = earning
  const owing = refunds.some(({ owed }) => owed) ? 'ledger.parcel.net-owing-buyer' : 'ledger.parcel.net-owing'
  const parts = [
    { name: t('ledger.parcel.sold'), money: sold },
    { name: t('ledger.parcel.refunded'), money: refunded },
    { name: t('ledger.parcel.commission'), money: commission },
    { name: t(isOnItsWay(state) ? 'ledger.parcel.cash-due' : 'ledger.parcel.cash'), money: cash },
  ].filter(({ money }) => money === sold || money.amount !== 0)
  return (
    <Card aria-labelledby="earning">
      <h2 id="earning" className="text-subheading">
        {t('ledger.parcel.title')}
      </h2>
      <dl className="mt-2 text-small tabular md:text-base">
        {parts.map(({ name, money }) => (
          <Row key={name} name={name} value={formatMoney(money)} />
        ))}
        {cash.amount === 0 && <Row name={t('ledger.parcel.fees')} value={t('ledger.parcel.fees-none')} />}
        <Row
          isTotal
          name={t(net.amount < 0 ? owing : 'ledger.parcel.net')}
          value={formatMoney({ ...net, amount: Math.abs(net.amount) })}
        />
      </dl>
      {net.amount !== 0 && terms && (
        <p className="mt-2 text-small text-muted">
          {sayWhen(earning, { isOpen: state !== 'delivered', delayDays: terms.delayDays, now }, t).join(' ')}
        </p>
      )}
    </Card>
  )
}

/** True until it has arrived: its cash is not collected yet. */
const isOnItsWay = (state: Parcel['state']) => ['waiting', 'new', 'packed', 'shipped'].includes(state)

function Row({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-1 ${isTotal ? 'mt-1 border-t border-line pt-2 font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd className="text-end whitespace-nowrap">{value}</dd>
    </div>
  )
}

type PayoutTiming = { isOpen: boolean; delayDays: number; now: number }

/** Whole sentences. */
function sayWhen(earning: Earning, timing: PayoutTiming, t: Words): string[] {
  const { isHeld, availableAt, net } = earning
  const { isOpen, delayDays, now } = timing
  const day = formatDate(availableAt)
  if (isHeld) return [t('ledger.parcel.held')]
  const isReleased = Date.parse(availableAt) <= now
  // The commission of a sale paid in cash is a debt of the store.
  const isOwing = net.amount < 0
  const released = isReleased
    ? t(isOwing ? 'ledger.parcel.owed-since' : 'ledger.parcel.available-since', { day })
    : isOpen
      ? t(isOwing ? 'ledger.parcel.owed-after-delivery' : 'ledger.parcel.after-delivery', { days: delayDays, day })
      : t(isOwing ? 'ledger.parcel.owed-from' : 'ledger.parcel.available-from', { day })
  return [released, ...sayReserve(earning, { isOpen: isOpen && !isReleased, now }, t)]
}

const dayMs = 86_400_000

/** Until a parcel has arrived, only the number of days is known. */
function sayReserve(
  { reserve, availableAt }: Earning,
  { isOpen, now }: Pick<PayoutTiming, 'isOpen' | 'now'>,
  t: Words,
): string[] {
  if (!reserve || Date.parse(reserve.until) <= now) return []
  const { amount, until } = reserve
  if (!isOpen) return [t('ledger.parcel.reserve-until', { amount, day: formatDate(until) })]
  const days = Math.round((Date.parse(until) - Date.parse(availableAt)) / dayMs)
  return [t('ledger.parcel.reserve-longer', { amount, days })]
}
