import { Suspense } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'

const MessageCount = lazyPart(async () => ({
  default: (await import('../../messages/selling/message-count.tsx')).MessageCount,
}))
const RequestCount = lazyPart(async () => ({ default: (await import('./request-count.tsx')).RequestCount }))

/** The numbers behind entries of a store's menu; they come after it. */
export const menuCounts = (storeId: string | undefined) => ({
  '/dashboard/messages': (
    <Suspense>
      <MessageCount storeId={storeId} />
    </Suspense>
  ),
  '/dashboard/requests': (
    <Suspense>
      <RequestCount storeId={storeId} />
    </Suspense>
  ),
})
