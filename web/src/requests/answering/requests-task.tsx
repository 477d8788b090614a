import { useQuery } from '@tanstack/react-query'
import { WaitingTask } from '../../orders/home/waiting-task.tsx'
import { useCurrentStore, useMay } from '../../stores/membership/current-store.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { requestCountsQuery } from './queries.ts'

/** The open requests, among a store's tasks; nothing for a role that sees no orders. */
export function RequestsTask() {
  const t = useWords()
  const mayRead = useMay('orders.read')
  const { data } = useQuery({ ...requestCountsQuery(useCurrentStore().id), enabled: mayRead })
  if (!mayRead) return null
  return (
    <WaitingTask
      label={t('requests.task')}
      count={data && (data.open ?? 0)}
      link={{ to: '/dashboard/requests', search: { view: 'store', state: 'open' } }}
    />
  )
}
