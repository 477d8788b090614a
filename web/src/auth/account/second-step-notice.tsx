import { Link } from '@tanstack/react-router'
import { useAccount } from '../session/session.ts'

/** Warns an operator who signs in without a second step; empty for anybody else. */
export function SecondStepNotice() {
  const account = useAccount()
  if (!account?.isOperator || account.hasTwoFactor) return null
  return (
    <div role="note" className="rounded-md bg-accent-soft px-4 py-3 text-accent-text">
      <p className="font-semibold">Two-step sign-in is off</p>
      <p className="mt-1">
        You run this shop. Whoever finds out your password could run it, too.{' '}
        <Link to="/account/security" className="font-semibold underline">
          Turn on two-step sign-in
        </Link>
      </p>
    </div>
  )
}
