import { createFileRoute, Outlet } from '@tanstack/react-router'
import { pageHead } from '../../shell/page/page-head.ts'
import { SettingsFrame } from '../../stores/settings/settings-frame.tsx'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/settings')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('stores.settings.title'), isPrivate: true }),
  component: Settings,
})

function Settings() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  )
}
