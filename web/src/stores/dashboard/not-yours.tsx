import type { MyStore } from '@makola/contract/stores/stores.ts'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../auth/session/session.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Lock } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** Replaces a page that the role does not open, for someone who typed its address or kept a link. */
export function NotYours({ store, page }: { store: MyStore; page: string }) {
  const t = useWords()
  const staff = useAccount()?.staff
  return (
    <>
      <PageTitle title={page} />
      <EmptyState
        title={t('stores.not-yours.title')}
        icon={<Lock aria-hidden="true" className="size-7" />}
        action={
          <Link to="/dashboard" className={buttonStyles({ variant: 'outline' })}>
            {t('stores.not-yours.back', { store: store.name })}
          </Link>
        }
      >
        {store.role === 'operator' && staff
          ? t('stores.not-yours.text-staff', { role: staff.role })
          : t('stores.not-yours.text', { store: store.name, role: store.role })}
      </EmptyState>
    </>
  )
}
