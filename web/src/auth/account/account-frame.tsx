import type { Account } from '@makola/contract/auth/auth.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { chipStyles } from '../../ui/display/chip.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { InitialsMark } from './initials-mark.tsx'
import { SecondStepNotice } from './second-step-notice.tsx'
import { SignOutButton } from './sign-out-button.tsx'

type AccountFrameProps = {
  account: Account
  /** Beside sign-out: a link to the person's other home. */
  action: ReactNode
  children: ReactNode
}

/** The frame of the account's pages: name, navigation and sign-out. */
export function AccountFrame({ account, action, children }: AccountFrameProps) {
  const t = useWords()
  const signOut = useSignOut()
  return (
    <div className="page max-w-4xl py-6 md:py-12">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <InitialsMark name={account.name} className="size-14! text-xl!" />
        <div className="min-w-0 grow basis-40">
          <h1 className="text-title wrap-anywhere">{account.name}</h1>
          <p className="text-muted wrap-anywhere">{account.email}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {action}
          <SignOutButton onClick={signOut} />
        </div>
      </header>
      <nav aria-label={t('auth.account.yours')} className="rail mt-6 mb-8 gap-2">
        <Link to="/account" activeOptions={{ exact: true }} className={chipStyles()}>
          {t('auth.account.orders')}
        </Link>
        <Link to="/account/details" className={chipStyles()}>
          {t('auth.account.details')}
        </Link>
        <Link to="/account/security" className={chipStyles()}>
          {t('auth.account.security')}
        </Link>
      </nav>
      {account.staff?.isSuspended && (
        <div className="mb-6">
          <SecondStepNotice />
        </div>
      )}
      {children}
    </div>
  )
}
