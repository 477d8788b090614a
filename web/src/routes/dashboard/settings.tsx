import { createFileRoute, Outlet } from '@tanstack/react-router'
import { pageHead } from '../../shell/page/page-head.ts'
import { SettingsFrame } from '../../stores/settings/settings-frame.tsx'

export const Route = createFileRoute('/dashboard/settings')({
  head: ({ match }) => pageHead(match, { title: 'Settings', isPrivate: true }),
  component: Settings,
})

function Settings() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  )
}
