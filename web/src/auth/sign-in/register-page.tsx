import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { AuthTitle } from './auth-title.tsx'
import { type Purpose, type Registered, RegisterForm } from './register-form.tsx'
import { useLeadOn } from './use-lead-on.ts'
import { VerifyForm } from './verify-form.tsx'

export type RegisterPageProps = {
  redirect: string | undefined
  target: string
  purpose: Purpose
  onPurpose: (purpose: Purpose) => void
}

export function RegisterPage({ redirect, target, purpose, onPurpose }: RegisterPageProps) {
  const [registered, setRegistered] = useState<Registered>()
  const [isWaiting, setIsWaiting] = useState(false)
  useLeadOn(target)
  if (registered && isWaiting) {
    return (
      <>
        <AuthTitle title="Check your e-mail">
          We sent a six-digit code to <strong className="text-ink wrap-anywhere">{registered.email}</strong>.
        </AuthTitle>
        <VerifyForm email={registered.email} password={registered.password} />
        <Button variant="link" onClick={() => setIsWaiting(false)} className="mt-2 px-0! text-small!">
          Change the address
        </Button>
      </>
    )
  }
  return (
    <>
      <AuthTitle title="Open an account">
        {purpose === 'seller' ? 'First you, then your store.' : 'Your cart and your orders, on every device.'}
      </AuthTitle>
      <RegisterForm
        purpose={purpose}
        onPurpose={onPurpose}
        typed={registered}
        onSent={(sent) => {
          setRegistered(sent)
          setIsWaiting(true)
        }}
      />
      <p className="mt-8 border-t border-line pt-5">
        Have an account?{' '}
        <Link to="/login" search={{ redirect }} className="link inline-flex min-h-11 items-center font-semibold">
          Sign in
        </Link>
      </p>
    </>
  )
}
