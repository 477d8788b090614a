import type { Account } from '@makola/contract/auth/auth.ts'
import { useRouter } from '@tanstack/react-router'
import { Button } from '../../ui/actions/button.tsx'
import { LogOut, UserRound as User } from '../../ui/icons.ts'
import { Menu, type MenuItem } from '../../ui/layers/menu.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { InitialsMark } from './initials-mark.tsx'

/** The account menu. `entries` are between the account and signing out. */
export function AccountMenu({ account, entries = [] }: { account: Account; entries?: MenuItem[] }) {
  const t = useWords()
  const router = useRouter()
  const signOut = useSignOut()
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('auth.account.menu', { name: account.name })}>
          <InitialsMark name={account.name} />
        </Button>
      }
      items={[
        {
          label: t('auth.account.yours'),
          hint: account.email,
          icon: <User aria-hidden="true" className="size-5 text-muted" />,
          onChoose: () => void router.navigate({ to: '/account' }),
        },
        ...entries,
        {
          label: t('auth.account.sign-out'),
          icon: <LogOut aria-hidden="true" className="size-5 text-muted" />,
          onChoose: signOut,
        },
      ]}
    />
  )
}
