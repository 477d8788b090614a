import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { useWords } from '../words/use-words.ts'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  /** A question: 'Delete 3 products?' */
  title: string
  /** The consequence. */
  description?: ReactNode
  /** The button's verb: 'Delete'. */
  confirmLabel: string
  cancelLabel?: string
  isDestructive?: boolean
  isBusy?: boolean
  /** Fields, where the act needs some. */
  children?: ReactNode
}

/** Asks before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useWords()
  const { isOpen, onClose, onConfirm, title, description, confirmLabel, cancelLabel, children } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancelLabel ?? t('ui.cancel')}
          </Button>
          <Button
            variant={props.isDestructive ? 'destructive' : 'default'}
            isBusy={props.isBusy ?? false}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
