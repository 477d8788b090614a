import { askGuestLink } from '@makola/contract/privacy/guest-data.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { checkEmail } from '../../auth/forms/check-entries.ts'
import { EmailField } from '../../auth/forms/email-field.tsx'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { useEntryForm } from '../../auth/forms/use-entry-form.ts'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** Has a link to one's data mailed. It says the same for every address, so nobody learns who has bought here. */
export function GuestRequestPage() {
  const t = useWords()
  const [email, setEmail] = useState<string>()
  return (
    <div className="page max-w-2xl py-12">
      <h1 className="text-title">{t('privacy.guest.title')}</h1>
      {email ? (
        <Sent email={email} onAgain={() => setEmail(undefined)} />
      ) : (
        <>
          <p className="mt-4 mb-6 max-w-prose text-muted">{t('privacy.guest.text')}</p>
          <RequestForm onSent={setEmail} />
          <p className="mt-8 max-w-prose border-t border-line pt-5 text-muted">
            {t('privacy.guest.with-account', {
              details: (text) => (
                <Link to="/account/details" className="link inline-flex min-h-11 items-center">
                  {text}
                </Link>
              ),
            })}
          </p>
        </>
      )}
    </div>
  )
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useWords()
  const { form, faults, problem, isPending } = useEntryForm<'email'>({
    check: (typed) => ({ email: checkEmail(typed.email, t) }),
    send: async (typed) => {
      const email = typed.email.trim()
      await call(askGuestLink, { body: { email } })
      onSent(email)
    },
  })
  return (
    <form {...form} className="grid gap-5">
      <EmailField label={t('privacy.guest.email')} error={faults.email} autoComplete="email" />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" size="lg" isBusy={isPending}>
        {t('privacy.guest.send')}
      </Button>
    </form>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useWords()
  const told = useRef<HTMLParagraphElement>(null)
  // The form disappears, so its result takes the focus.
  useEffect(() => told.current?.focus(), [])
  return (
    <div className="mt-4 grid justify-items-start gap-5">
      <p ref={told} role="status" tabIndex={-1} className="max-w-prose outline-none">
        {t('privacy.guest.sent', { email, strong: (text) => <strong className="wrap-anywhere">{text}</strong> })}
      </p>
      <Button variant="outline" onClick={onAgain}>
        {t('privacy.guest.again')}
      </Button>
    </div>
  )
}
