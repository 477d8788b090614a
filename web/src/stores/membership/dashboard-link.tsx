import type { Account } from '@makola/contract/auth/auth.ts'
import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useDashboardEntry } from './use-dashboard-entry.ts'

/** On the account's pages: a link to the store, or to opening one. */
export function DashboardLink({ account }: { account: Account }) {
  const t = useWords()
  const { label, Icon, to } = useDashboardEntry(account)
  return (
    <Link to={to} className={buttonStyles({ variant: 'outline' })}>
      <Icon aria-hidden="true" className="size-4" />
      {t(label)}
    </Link>
  )
}
