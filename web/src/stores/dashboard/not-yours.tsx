import type { MyStore } from '@makola/contract/stores.ts'
import { Link } from '@tanstack/react-router'
import Lock from 'lucide-react/icons/lock'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { roleNames } from '../membership/role-names.ts'

/** Replaces a page that the role does not open, for someone who typed its address or kept a link. */
export function NotYours({ store, page }: { store: MyStore; page: string }) {
  return (
    <>
      <PageTitle title={page} />
      <EmptyState
        title="This page is not part of your role"
        icon={<Lock aria-hidden="true" className="size-7" />}
        action={
          <Link to="/dashboard" className={buttonStyles({ variant: 'outline' })}>
            To {store.name}
          </Link>
        }
      >
        Your role in {store.name} is {roleNames[store.role].toLowerCase()}. An owner of the store can give you another.
      </EmptyState>
    </>
  )
}
