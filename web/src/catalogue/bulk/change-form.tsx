import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type ChangeFormProps = {
  title: string
  text: string
  verb: string
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A small form over the list, for what all selected products will get. */
export function ChangeForm({ title, text, verb, onSubmit, onClose, children }: ChangeFormProps) {
  const t = useWords()
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={form}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4 pb-2">
        {children}
      </form>
    </Dialog>
  )
}
