import type { ReactNode } from 'react'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { FormProblem } from './form-problem.tsx'
import { checkProof, ProofFields, type ProofName, readProof } from './proof-fields.tsx'
import { type Faults, type Typed, useEntryForm } from './use-entry-form.ts'

type ProofDialogProps<Name extends string> = {
  /** A question that names its object: 'Ban Ada Obi?' */
  title: string
  /** The consequence. */
  description: ReactNode
  /** The button's verb. */
  action: string
  isDestructive?: boolean
  onClose: () => void
  /** The faults of the further fields. */
  check?: (typed: Typed<Name>) => Faults<Name>
  onSend: (proof: ReturnType<typeof readProof>, typed: Typed<Name>) => Promise<unknown>
  /** Further fields, above the password. */
  children?: (faults: Faults<Name>) => ReactNode
}

/** Asks before an act that must not be possible from an open browser, with the password and, where two-step sign-in is on, a code. */
export function ProofDialog<Name extends string = never>(props: ProofDialogProps<Name>) {
  const { title, description, action, isDestructive = false, onClose, check, onSend, children } = props
  const t = useWords()
  const { form, faults, problem, isPending } = useEntryForm<Name | ProofName>({
    check: (typed) => ({ ...check?.(typed), ...checkProof(typed, t) }) as Faults<Name | ProofName>,
    send: async (typed) => {
      await onSend(readProof(typed), typed)
      onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      description={description}
      saveLabel={action}
      isDestructive={isDestructive}
      isBusy={isPending}
      form={form}
      onClose={onClose}
    >
      {children?.(faults)}
      <ProofFields faults={faults} isFocused={!children} />
      <FormProblem>{problem}</FormProblem>
    </FormDialog>
  )
}
