import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { chipStyles } from '../../ui/display/chip.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useCurrentStore } from '../membership/current-store.ts'

/** The frame of a store's settings. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useWords()
  const store = useCurrentStore()
  return (
    <div className="max-w-4xl">
      <PageTitle title={t('stores.settings.title')} note={store.name} />
      <nav aria-label={t('stores.settings.title')} className="rail -mx-(--edge) mb-6 gap-2 px-(--edge) py-1">
        <Link to="/dashboard/settings" activeOptions={{ exact: true }} className={chipStyles()}>
          {t('stores.settings.profile')}
        </Link>
        <Link to="/dashboard/settings/delivery" className={chipStyles()}>
          {t('stores.settings.delivery')}
        </Link>
        <Link to="/dashboard/settings/status" className={chipStyles()}>
          {t('stores.settings.status')}
        </Link>
        <Link to="/dashboard/team" className={chipStyles()}>
          {t('stores.settings.staff')}
        </Link>
        <Link to="/account/security" className={chipStyles()}>
          {t('stores.settings.sign-in')}
        </Link>
      </nav>
      {children}
    </div>
  )
}
