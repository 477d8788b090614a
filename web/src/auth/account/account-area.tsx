import type { Account } from '@makola/contract/auth/auth.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { UserRound as User } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { isLeftBehind } from '../session/safe-redirect.ts'
import { useAccount } from '../session/session.ts'

const look = buttonStyles({ variant: 'ghost', size: 'icon' })
const icon = <User aria-hidden="true" className="size-5" />

type AccountAreaProps = {
  /** Loaded for signed-in visitors. */
  menu: ComponentType<{ account: Account }>
}

/** In the header: a sign-in link, or the account menu in the same place. The server renders the first for everybody. */
export function AccountArea({ menu: Menu }: AccountAreaProps) {
  const t = useWords()
  const account = useAccount()
  const redirect = useLocation({ select: ({ href, pathname }) => (isLeftBehind(pathname) ? undefined : href) })
  if (!account) {
    return (
      <Link
        to="/login"
        search={{ redirect }}
        aria-label={t('auth.account.sign-in')}
        title={t('auth.account.sign-in')}
        className={look}
      >
        {icon}
      </Link>
    )
  }
  return (
    <Suspense fallback={<AccountLink />}>
      <Menu account={account} />
    </Suspense>
  )
}

/** The placeholder of the menu until it is loaded. */
export function AccountLink() {
  const t = useWords()
  return (
    <Link to="/account" aria-label={t('auth.account.yours')} className={look}>
      {icon}
    </Link>
  )
}
