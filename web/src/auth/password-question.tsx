import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { checkPassword } from './check-entries.ts'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { useEntryForm } from './use-entry-form.ts'

type PasswordQuestionProps<Name extends string> = {
  /** What follows, as a verb: 'Turn off'. */
  action: string
  isDestructive?: boolean
  onSend: (typed: Record<Name | 'password', string>) => Promise<unknown>
  onCancel: () => void
  /** What else is asked, above the password. */
  children?: ReactNode
}

/** Asks for the password before something that whoever found an open browser must not do. */
export function PasswordQuestion<Name extends string = never>(props: PasswordQuestionProps<Name>) {
  const { form, faults, problem, isPending } = useEntryForm<Name | 'password'>({
    check: ({ password }) => ({ password: checkPassword(password) }) as { [N in Name | 'password']?: string },
    send: props.onSend,
  })
  return (
    <form {...form} className="grid max-w-md gap-4">
      {props.children}
      <PasswordField
        label="Your password"
        error={faults.password}
        autoComplete="current-password"
        isFocused={!props.children}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="flex gap-2">
        <Button type="submit" variant={props.isDestructive ? 'destructive' : 'default'} isBusy={isPending}>
          {props.action}
        </Button>
        <Button variant="ghost" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
