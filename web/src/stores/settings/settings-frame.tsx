import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { chipStyles } from '../../ui/display/chip.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { useCurrentStore } from '../membership/current-store.ts'

/** The frame of a store's settings. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const store = useCurrentStore()
  return (
    <div className="mx-auto max-w-4xl">
      <PageTitle title="Settings" note={store.name} />
      <nav aria-label="Settings" className="rail mb-6 gap-2">
        <Link to="/dashboard/settings" activeOptions={{ exact: true }} className={chipStyles()}>
          Profile
        </Link>
        <Link to="/dashboard/settings/delivery" className={chipStyles()}>
          Delivery
        </Link>
        <Link to="/dashboard/settings/status" className={chipStyles()}>
          Status
        </Link>
        <Link to="/dashboard/team" className={chipStyles()}>
          Staff
        </Link>
        <Link to="/account/security" className={chipStyles()}>
          Your sign-in
        </Link>
      </nav>
      {children}
    </div>
  )
}
