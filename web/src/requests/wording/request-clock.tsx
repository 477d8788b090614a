import type { BuyerRequest } from '@makola/contract/requests/requests.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'

const buyers = {
  open: 'requests.clock.buyer.open',
  offered: 'requests.clock.buyer.offered',
  replacing: 'requests.clock.buyer.replacing',
  replaced: 'requests.clock.buyer.replaced',
  approved: 'requests.clock.buyer.approved',
  waiting: 'requests.clock.buyer.waiting',
  sent_back: 'requests.clock.buyer.sent-back',
  declined: 'requests.clock.buyer.declined',
  escalated: 'requests.clock.buyer.escalated',
} as const

const stores = {
  open: 'requests.clock.store.open',
  offered: 'requests.clock.store.offered',
  replacing: 'requests.clock.store.replacing',
  replaced: 'requests.clock.store.replaced',
  approved: 'requests.clock.store.approved',
  waiting: 'requests.clock.store.waiting',
  sent_back: 'requests.clock.store.sent-back',
  declined: 'requests.clock.store.declined',
  escalated: 'requests.clock.store.escalated',
} as const

/** No clock of the shop runs while the bank decides. */
const banks = { buyer: 'requests.clock.buyer.superseded', store: 'requests.clock.store.superseded' } as const

const consequences = {
  refund: 'requests.then.refund',
  approve: 'requests.then.approve',
  escalate: 'requests.then.escalate',
  lapse: 'requests.then.lapse',
  close: 'requests.then.close',
} as const

type Running = Pick<BuyerRequest, 'state' | 'dueAt' | 'dueAction'> & { returnTo?: string | null }

/** The side that has to act, its end, and the consequence of silence; nothing while no clock runs, but that the bank decides. */
export function RequestClock({ request, side }: { request: Running; side: 'buyer' | 'store' }) {
  const t = useWords()
  const { dueAt, dueAction } = request
  const stage = stageOf(request)
  if (request.state === 'superseded') return <p className="text-small">{t(banks[side])}</p>
  if (dueAt === null || stage === null) return null
  return (
    <p className="text-small">
      <span className="font-semibold">
        {t((side === 'buyer' ? buyers : stores)[stage], { at: () => <LocalTime at={dueAt} /> })}
      </span>{' '}
      {dueAction !== null && dueAction !== 'remind' && t(consequences[dueAction])}
    </p>
  )
}

/** The side that has to act: goods that are approved wait for the store's address first, and lapse with the buyer after. */
function stageOf({ state, dueAction }: Running): keyof typeof buyers | null {
  switch (state) {
    case 'approved':
    case 'decided':
      return dueAction === 'refund' ? 'waiting' : 'approved'
    case 'open':
    case 'offered':
    case 'replacing':
    case 'replaced':
    case 'sent_back':
    case 'declined':
    case 'escalated':
      return state
    default:
      return null
  }
}
