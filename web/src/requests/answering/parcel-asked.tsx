import type { RequestRow } from '@makola/contract/requests/store-requests.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Asked } from '../../orders/parcels/asked.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { RequestClock } from '../wording/request-clock.tsx'
import { parcelRequestsQuery } from './queries.ts'

/** The buyer's open requests about a parcel, for its page. */
export function useAsked(storeId: string, parcelId: string): Asked {
  const { data } = useQuery(parcelRequestsQuery(storeId, parcelId))
  if (data === undefined || data.length === 0) return data && null
  return {
    task: data.map((request) => <AskedTask key={request.id} request={request} />),
    refund: data.map((request) => <AskedRefund key={request.id} request={request} />),
  }
}

const box = 'mt-3 grid gap-1 rounded-md bg-accent-soft px-4 py-3'

function AskedTask({ request }: { request: RequestRow }) {
  const t = useWords()
  const { kind, itemCount: count } = request
  return (
    <div className={box}>
      <p>{t('requests.parcel.asked', { kind, count })}</p>
      <RequestClock request={request} side="store" />
      <RequestLink request={request} t={t} />
    </div>
  )
}

/** A refund by hand is no answer: it says so before it is sent. */
function AskedRefund({ request }: { request: RequestRow }) {
  const t = useWords()
  return (
    <div className={box}>
      <p>{t('requests.parcel.refund', { count: request.itemCount })}</p>
      <RequestLink request={request} t={t} />
    </div>
  )
}

function RequestLink({ request: { id, state }, t }: { request: RequestRow; t: Words }) {
  return (
    <Link to="/dashboard/requests/$id" params={{ id }} className="link justify-self-start font-medium">
      {t(state === 'open' ? 'requests.parcel.answer' : 'requests.parcel.open')}
    </Link>
  )
}
