import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { useStoreThread } from './use-store-thread.ts'

type BlockDialogProps = { block: ReturnType<typeof useStoreThread>['block']; onClose: () => void }

/** Asks why a store does not want to hear from a buyer: support reads the reason. */
export function BlockDialog({ block, onClose }: BlockDialogProps) {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isEmpty = reason.trim() === ''
  const send = () => {
    setIsTried(true)
    if (!isEmpty) block.mutate({ isBlocked: true, reason: reason.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('messages.block.title')}
      description={t('messages.block.text')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('messages.cancel')}
          </Button>
          <Button variant="destructive" isBusy={block.isPending} onClick={send}>
            {t('messages.block.send')}
          </Button>
        </>
      }
    >
      <Field
        label={t('messages.block.reason')}
        isRequired
        error={isTried && isEmpty ? t('messages.reason-missing') : block.error?.message}
      >
        {(control) => (
          <TextArea {...control} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </Dialog>
  )
}
