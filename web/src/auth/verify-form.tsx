import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../shell/api-client.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { checkCode, checkEmail, checkPassword } from './check-entries.ts'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { saveTokens } from './tokens.ts'
import { explainProblem, useEntryForm } from './use-entry-form.ts'

export type VerifyFormProps = {
  email: string | undefined
  /** As typed a moment ago; who comes by the link in the e-mail is asked for it. */
  password?: string
  /** From the link in the e-mail. */
  code?: string | undefined
}

/** Proves the address by the code that was sent there, and with the password opens the account. */
export function VerifyForm({ email, password, code }: VerifyFormProps) {
  const { form, faults, problem, isPending } = useEntryForm<'email' | 'password' | 'code'>({
    check: (typed) => ({
      email: email === undefined ? checkEmail(typed.email) : undefined,
      code: checkCode(typed.code),
      password: password === undefined ? checkPassword(typed.password) : undefined,
    }),
    send: async (typed) => {
      const body = { email: email ?? typed.email.trim(), code: typed.code, password: password ?? typed.password }
      saveTokens(await api.post('/auth/verify-email', { body }))
    },
  })
  return (
    <form {...form} className="grid gap-5">
      {email === undefined && <EmailField error={faults.email} autoComplete="username" />}
      <CodeField
        label="Code from the e-mail"
        error={faults.code}
        defaultValue={code}
        isSentWhenFull={email !== undefined && password !== undefined}
      />
      {password === undefined && <PasswordField error={faults.password} autoComplete="current-password" />}
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" size="lg" isBusy={isPending}>
        Continue
      </Button>
      {email !== undefined && <SendAgain email={email} />}
    </form>
  )
}

function SendAgain({ email }: { email: string }) {
  const [isSent, setIsSent] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/auth/resend-verification', { body: { email } }),
    onSuccess: () => {
      setIsSent(true)
      void toast.success('A new code is on its way.')
    },
    onError: (error) => void toast.error(explainProblem(error)),
  })
  return (
    <p className="text-small text-muted">
      Nothing there? Look into the junk folder
      {isSent ? '.' : ', or '}
      {!isSent && (
        <button type="button" disabled={isPending} onClick={() => mutate()} className="link min-h-6">
          have a new code sent
        </button>
      )}
    </p>
  )
}
