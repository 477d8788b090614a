import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { checkProof, ProofFields, type ProofName, readProof } from '../forms/proof-fields.tsx'
import { type Faults, useEntryForm } from '../forms/use-entry-form.ts'

type PasswordQuestionProps<Name extends string> = {
  /** The next step, as a verb: 'Turn off'. */
  action: string
  isDestructive?: boolean
  onSend: (proof: ReturnType<typeof readProof>, typed: Record<Name, string>) => Promise<unknown>
  onCancel: () => void
  /** Further fields, above it. */
  children?: ReactNode
}

/**
 * Asks for the password, and a code when two-step sign-in is on, before an action that must not be possible from an open browser.
 */
export function PasswordQuestion<Name extends string = never>(props: PasswordQuestionProps<Name>) {
  const t = useWords()
  const { form, faults, problem, isPending } = useEntryForm<Name | ProofName>({
    check: (typed) => checkProof(typed, t) as Faults<Name | ProofName>,
    send: (typed) => props.onSend(readProof(typed), typed),
  })
  return (
    <form {...form} className="grid max-w-md gap-4">
      {props.children}
      <ProofFields faults={faults} isFocused={!props.children} />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={props.isDestructive ? 'destructive' : 'default'} isBusy={isPending}>
          {props.action}
        </Button>
        <Button variant="ghost" onClick={props.onCancel}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
