import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../actions/button.tsx'
import { useWords } from '../words/use-words.ts'
import { Dialog } from './dialog.tsx'

type FormDialogProps = {
  title: string
  description?: ReactNode
  /** The button's verb: 'Save'. */
  saveLabel: string
  isDestructive?: boolean
  isBusy?: boolean
  isDisabled?: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
} & (
  | { onSubmit: () => void; form?: never }
  /** Properties of the form element, as `useEntryForm` has them. */
  | { form: ComponentProps<'form'>; onSubmit?: never }
)

/** A form over the page. Its button stays in view while the fields scroll; Enter in a field submits. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, saveLabel, isDestructive = false, isBusy = false, isDisabled = false } = props
  const { form, onSubmit, onClose, children } = props
  const t = useWords()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'destructive' : 'default'}
            isBusy={isBusy}
            disabled={isDisabled}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={submit} {...form} id={formId} className="grid grid-cols-1 gap-5 pb-4">
        {children}
      </form>
    </Dialog>
  )
}
