import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { ProfileForm } from '../../stores/settings/profile-form.tsx'
import { storeSettingsQuery } from '../../stores/settings/settings-queries.ts'

export const Route = createFileRoute('/dashboard/settings/')({ component: Profile })

function Profile() {
  const { id } = useCurrentStore()
  const { data: settings } = useSuspenseQuery(storeSettingsQuery(id))
  return <ProfileForm key={id} settings={settings} origin={window.location.origin} />
}
