import { Link } from '@tanstack/react-router'
import { useWords } from '../../ui/words/use-words.ts'
import { useAccount } from '../session/session.ts'

/** Warns staff of the shop who sign in without a second step, or whose role waits for one; empty for anybody else. */
export function SecondStepNotice() {
  const t = useWords()
  const account = useAccount()
  if (!account?.staff || account.hasTwoFactor) return null
  const isSuspended = account.staff.isSuspended
  return (
    <div role="note" className="rounded-md bg-accent-soft px-4 py-3 text-accent-text">
      <p className="font-semibold">
        {isSuspended ? t('auth.account.role-suspended') : t('auth.account.no-second-step')}
      </p>
      <p className="mt-1">
        {t('auth.account.no-second-step-text', {
          role: account.staff.role,
          link: (text) => (
            <Link to="/account/security" className="font-semibold underline">
              {text}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}
