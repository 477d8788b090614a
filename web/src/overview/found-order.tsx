import type { ShopFinds } from '@makola/contract/overview/overview.ts'
import { formatMoney } from '@makola/money/format.ts'
import type { Money } from '@makola/money/money.ts'
import { Link } from '@tanstack/react-router'
import { providerNames } from '../payments/methods/provider-names.ts'
import { LocalTime } from '../ui/display/local-time.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { FoundRow } from './found-group.tsx'

type Found<Kind extends keyof ShopFinds> = NonNullable<ShopFinds[Kind]>['found'][number]

/** An order with its buyer; its parcels lead to their pages. */
export function FoundOrder({ order }: { order: Found<'orders'> }) {
  const t = useWords()
  const { number, state, placedAt, total, shortfall, buyerName, email, parcels } = order
  return (
    <FoundRow
      note={
        <>
          <span className="block">
            {buyerName}
            {email && <span className="block">{email}</span>}
          </span>
          {shortfall && <span className="block">{t('overview.search.paid-short', { shortfall })}</span>}
          <Parcels parcels={parcels} />
        </>
      }
      end={<Sum money={total} state={t('overview.search.order-state', { state })} at={placedAt} />}
    >
      <span className="font-semibold">{number}</span>
    </FoundRow>
  )
}

/** An attempt to pay, with its order's parcels. */
export function FoundPayment({ payment }: { payment: Found<'payments'> }) {
  const t = useWords()
  const { provider, reference, state, createdAt, amount, orderNumber, parcels } = payment
  return (
    <FoundRow
      note={
        <>
          <span className="block">
            {t(providerNames[provider])} · {orderNumber}
          </span>
          <Parcels parcels={parcels} />
        </>
      }
      end={<Sum money={amount} state={t('overview.search.payment-state', { state })} at={createdAt} />}
    >
      <span className="font-semibold break-all">{reference}</span>
    </FoundRow>
  )
}

function Sum({ money, state, at }: { money: Money; state: string; at: string }) {
  return (
    <>
      <span className="block font-medium tabular">{formatMoney(money)}</span>
      <span className="block text-muted">{state}</span>
      <span className="block text-muted">
        <LocalTime at={at} part="date" />
      </span>
    </>
  )
}

function Parcels({ parcels }: { parcels: Found<'orders'>['parcels'] }) {
  const t = useWords()
  if (parcels.length === 0) return <span className="block">{t('overview.search.no-parcels')}</span>
  return (
    <ul>
      {parcels.map(({ number, storeName }) => (
        <li key={number}>
          <Link
            to="/dashboard/orders/$id"
            params={{ id: number }}
            className="link inline-flex min-h-8 items-center tabular"
          >
            {number}
          </Link>{' '}
          {storeName}
        </li>
      ))}
    </ul>
  )
}
