import type { Message, StoreThread } from '@makola/contract/messages/messages.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { MessageBubble } from '../thread/message-bubble.tsx'

type ReadDialogProps = {
  title: string
  description: string
  /** Undefined until they are read; newest first. */
  read: { data: readonly Message[]; meta: { thread: Pick<StoreThread, 'store' | 'buyerName'> } } | undefined
  reportedId?: string | undefined
  isBusy: boolean
  onRead: () => void
  onClose: () => void
  /** Shown until the messages are read. */
  children: ReactNode
}

/** Says first what reading means; then the messages are shown, and both sides see who reads them. */
export function ReadDialog({
  title,
  description,
  read,
  reportedId,
  isBusy,
  onRead,
  onClose,
  children,
}: ReadDialogProps) {
  const t = useWords()
  const names = read && { store: read.meta.thread.store.name, buyer: read.meta.thread.buyerName }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      {...(!read && { description })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(read ? 'ui.close' : 'ui.cancel')}
          </Button>
          {!read && (
            <Button isBusy={isBusy} onClick={onRead}>
              {t('messages.visit.send')}
            </Button>
          )}
        </>
      }
    >
      {read && names ? (
        <ol aria-label={t('messages.thread.list')} className="grid gap-3 py-2">
          {read.data.toReversed().map((message) => (
            <MessageBubble
              key={message.id}
              {...{ message, names }}
              side={null}
              isReported={message.id === reportedId}
            />
          ))}
        </ol>
      ) : (
        children
      )}
    </Dialog>
  )
}
