import { resendVerification, type Tokens, verifyEmail } from '@makola/contract/auth/auth.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { checkCode, checkEmail, checkPassword } from '../forms/check-entries.ts'
import { CodeField } from '../forms/code-field.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { saveTokens } from '../session/tokens.ts'

export type VerifyFormProps = {
  email: string | undefined
  /** As typed a moment ago; a visitor from the email's link types it again. */
  password?: string
  /** From the link in the email. */
  code?: string | undefined
}

/** Proves the address by the code that was sent there, and with the password opens the account. */
export function VerifyForm({ email, password, code }: VerifyFormProps) {
  const t = useWords()
  const sendOnce = useSendOnce()
  const { form, faults, problem, isPending } = useEntryForm<'email' | 'password' | 'code'>({
    check: (typed) => ({
      email: email === undefined ? checkEmail(typed.email, t) : undefined,
      code: checkCode(typed.code, t),
      password: password === undefined ? checkPassword(typed.password, t) : undefined,
    }),
    send: async (typed) => {
      const body = { email: email ?? typed.email.trim(), code: typed.code, password: password ?? typed.password }
      saveTokens(await sendOnce(body))
    },
  })
  return (
    <form {...form} className="grid gap-5">
      {email === undefined && <EmailField error={faults.email} autoComplete="username" />}
      <CodeField
        label={t('auth.code.from-email')}
        error={faults.code}
        defaultValue={code}
        isFirst={email !== undefined}
        isSentWhenFull={email !== undefined && password !== undefined}
      />
      {password === undefined && <PasswordField error={faults.password} autoComplete="current-password" />}
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" size="lg" isBusy={isPending}>
        {t('auth.continue')}
      </Button>
      {email !== undefined && <SendAgain email={email} />}
    </form>
  )
}

type Proof = { email: string; code: string; password: string }

/**
 * A code is sent automatically and by the button: sent twice it would be refused the second time, and a wrong one would count
 * double.
 */
function useSendOnce() {
  const last = useRef<{ key: string; answer: Promise<Tokens> }>(undefined)
  return (body: Proof): Promise<Tokens> => {
    const key = JSON.stringify(body)
    if (last.current?.key === key) return last.current.answer
    const answer = call(verifyEmail, { body })
    last.current = { key, answer }
    answer.catch((error: unknown) => {
      // A failure that says nothing about the code may be retried.
      const isAnswer = error instanceof ApiProblem && error.status < 500 && error.status !== 429
      if (!isAnswer && last.current?.key === key) last.current = undefined
    })
    return answer
  }
}

function SendAgain({ email }: { email: string }) {
  const t = useWords()
  const [isSent, setIsSent] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resendVerification, { body: { email } }),
    onSuccess: () => {
      setIsSent(true)
      void toast.success(t('auth.verify.new-code-sent'))
    },
    onError: (error) => void toast.error(error.message),
  })
  return (
    <p className="text-small text-muted">
      {isSent
        ? t('auth.verify.check-spam')
        : t('auth.verify.check-spam-or-resend', {
            resend: (text) => (
              <button type="button" disabled={isPending} onClick={() => mutate()} className="link min-h-6">
                {text}
              </button>
            ),
          })}
    </p>
  )
}
