import { followNotifications, type Notification } from '@makola/contract/notifications/notifications.ts'
import { followEvents } from '../shell/api/event-stream.ts'

/** The events sent to every tab of a browser. */
export type BellEvent =
  | { kind: 'unread'; unread: number }
  | { kind: 'notification'; notification: Notification; unread: number }
  | { kind: 'changed'; what: 'orders' | 'everything' }

type Listening = {
  storeId: string | undefined
  onEvent: (event: BellEvent) => void
  signal: AbortSignal
}

/**
 * Follows the bell of a store. All tabs of a browser share one connection, because a browser opens only six to a host: the tab
 * with the lock holds it and informs the others; when it closes, the next one takes over.
 */
export function listenToBell({ storeId, onEvent, signal }: Listening): void {
  const name = `notifications-${storeId ?? 'shop'}`
  const tabs = new BroadcastChannel(name)
  tabs.onmessage = ({ data }) => onEvent(data as BellEvent)
  signal.addEventListener('abort', () => tabs.close())
  const tell = (event: BellEvent) => {
    if (signal.aborted) return
    onEvent(event)
    tabs.postMessage(event)
  }
  const askedAt = performance.now()
  const follow = () => {
    // A tab that takes over has missed events while no tab held the connection.
    if (performance.now() - askedAt > 1000) tell({ kind: 'changed', what: 'everything' })
    return followEvents(followNotifications, {
      query: { store: storeId },
      on: {
        unread: ({ unread }) => tell({ kind: 'unread', unread }),
        notification: (told) => tell({ kind: 'notification', ...told }),
        changed: ({ what }) => tell({ kind: 'changed', what }),
      },
      onReturn: () => tell({ kind: 'changed', what: 'everything' }),
      signal,
    })
  }
  // A browser without locks gives every tab its own connection.
  const leading = navigator.locks ? navigator.locks.request(name, { signal }, follow) : follow()
  leading.catch(() => undefined)
}
