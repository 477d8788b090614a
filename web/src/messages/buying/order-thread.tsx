import type { Thread } from '@makola/contract/messages/messages.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { isOver } from '../../orders/order/order-facts.ts'
import { trackedOrderQuery } from '../../orders/order/queries.ts'
import { useLiveOrder } from '../../orders/tracking/use-live-order.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ThreadView } from '../thread/thread-view.tsx'
import { orderMessagesQuery } from './queries.ts'
import { useOrderThread } from './use-order-thread.ts'

/** The conversation with the store of one parcel, live while it is open. */
export function OrderThread({ token, thread: { parcelId, store, closed } }: { token: string; thread: Thread }) {
  const t = useWords()
  const list = useInfiniteQuery(orderMessagesQuery(token, parcelId))
  const { send, read, block, report } = useOrderThread(token, parcelId)
  const { data: order } = useQuery(trackedOrderQuery(token))
  // Nobody listens to an order that is over any more; its conversation may go on.
  useLiveOrder(token, order === undefined || !isOver(order.state))
  const isBlocked = closed === 'blocked-by-buyer'
  return (
    <section
      aria-label={t('messages.buyer.with', { store: store.name })}
      className="grid gap-3 rounded-lg bg-sunken p-3"
    >
      <ThreadView token={token} list={list} side="buyer" send={send} report={report} onSeen={(id) => read.mutate(id)} />
      {(closed === null || isBlocked) && (
        <Button
          variant="link"
          size="xs"
          isBusy={block.isPending}
          className="-ms-3 justify-self-start"
          onClick={() => block.mutate(!isBlocked)}
        >
          {t('messages.buyer.block', { isBlocked: isBlocked ? 'yes' : 'no' })}
        </Button>
      )}
    </section>
  )
}
