import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../stores/membership/current-store.ts'
import { UnreadMark } from '../thread/unread-mark.tsx'
import { unreadConversationsQuery } from './queries.ts'

/** The number of conversations with something unread, behind their entry in the menu. */
export function MessageCount({ storeId }: { storeId: string | undefined }) {
  const mayRead = useMay('messages.write')
  const { data = 0 } = useQuery({
    ...unreadConversationsQuery(storeId ?? ''),
    enabled: storeId !== undefined && mayRead,
  })
  return <UnreadMark count={data} />
}
