import type { Account } from '@makola/contract/auth/auth.ts'
import { useRouter } from '@tanstack/react-router'
import { AccountMenu } from '../../auth/account/account-menu.tsx'
import { Heart } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useDashboardEntry } from './use-dashboard-entry.ts'

/** The account menu in the shop, with a link to the store or to opening one. */
export function HeaderAccountMenu({ account }: { account: Account }) {
  const t = useWords()
  const router = useRouter()
  const { label, Icon, to } = useDashboardEntry(account)
  return (
    <AccountMenu
      account={account}
      entries={[
        {
          label: t('wishes.title'),
          icon: <Heart aria-hidden="true" className="size-5 text-muted" />,
          onChoose: () => void router.navigate({ to: '/wishes' }),
        },
        {
          label: t(label),
          icon: <Icon aria-hidden="true" className="size-5 text-muted" />,
          onChoose: () => void router.navigate({ to }),
        },
      ]}
    />
  )
}
