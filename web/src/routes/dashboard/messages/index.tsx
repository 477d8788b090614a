import { createFileRoute } from '@tanstack/react-router'
import { MessagesRoom } from '../../../messages/selling/messages-room.tsx'
import { optionalText } from '../../../shell/router/search-params.ts'

const readSearch = optionalText('open', 'view')

/** One route for all of it: each further one, and each title, would be part of what every visitor waits for. */
export const Route = createFileRoute('/dashboard/messages/')({
  validateSearch: readSearch,
  component: Messages,
})

function Messages() {
  return <MessagesRoom {...Route.useSearch()} />
}
