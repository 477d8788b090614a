import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { MessageSquare } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { orderThreadsQuery } from './queries.ts'

const OrderThread = lazyPart(async () => ({ default: (await import('./order-thread.tsx')).OrderThread }))

/** The way to the conversation with the store of a parcel; it opens in its place. */
export function ParcelThread({ token, number }: { token: string; number: string }) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const { data = [] } = useQuery(orderThreadsQuery(token))
  const thread = data.find(({ parcelNumber }) => parcelNumber === number)
  if (!thread || thread.closed === 'not-yet') return null
  return (
    <div className="grid gap-3">
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((before) => !before)}
        className="justify-self-start"
      >
        <MessageSquare aria-hidden="true" className="size-4" />
        {t('messages.buyer.open', { unread: isOpen ? 0 : thread.unread })}
      </Button>
      <Suspense>{isOpen && <OrderThread token={token} thread={thread} />}</Suspense>
    </div>
  )
}
