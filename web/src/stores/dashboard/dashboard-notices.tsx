import type { MyStore } from '@makola/contract/stores/stores.ts'
import { StandingNotice } from '../settings/standing-notice.tsx'
import { useLostStores } from './use-lost-stores.ts'

type DashboardNoticesProps = { store: MyStore | undefined; supportEmail: string | null }

/** Above every page of the dashboard: what holds the current store back. It also watches for stores that are lost. */
export function DashboardNotices({ store, supportEmail }: DashboardNoticesProps) {
  useLostStores()
  return store && <StandingNotice store={store} supportEmail={supportEmail} />
}
