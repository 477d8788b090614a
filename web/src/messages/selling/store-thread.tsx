import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ThreadView } from '../thread/thread-view.tsx'
import { storeMessagesQuery } from './queries.ts'
import { useStoreThread } from './use-store-thread.ts'

const ReasonDialog = lazyPart(async () => ({
  default: (await import('../../ui/layers/reason-dialog.tsx')).ReasonDialog,
}))

/** The conversation with the buyer of a parcel, for its store. */
export function StoreThread({ storeId, parcelId }: { storeId: string; parcelId: string }) {
  const t = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const list = useInfiniteQuery(storeMessagesQuery(storeId, parcelId))
  const { send, read, block, report } = useStoreThread(storeId, parcelId)
  const closed = list.data?.pages[0]?.meta.thread.closed
  const isBlocked = closed === 'blocked-by-store'
  const replies = [t('messages.quick.today'), t('messages.quick.looking'), t('messages.quick.arrived')]
  return (
    <div className="grid gap-3">
      <ThreadView
        list={list}
        side="store"
        send={send}
        report={report}
        onSeen={(id) => read.mutate(id)}
        quickReplies={replies}
      />
      {(closed === null || isBlocked) && (
        <Button
          variant="link"
          size="xs"
          isBusy={block.isPending}
          className="-ms-3 justify-self-start"
          onClick={() => (isBlocked ? block.mutate({ isBlocked: false }) : setIsAsking(true))}
        >
          {t('messages.store.block', { isBlocked: isBlocked ? 'yes' : 'no' })}
        </Button>
      )}
      <Suspense>
        {isAsking && (
          <ReasonDialog
            title={t('messages.block.title')}
            description={t('messages.block.text')}
            label={t('messages.block.reason')}
            action={t('messages.block.send')}
            sending={block}
            onSend={(reason) => block.mutate({ isBlocked: true, reason }, { onSuccess: close })}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
