import { useQuery } from '@tanstack/react-query'
import { WaitingTask } from '../../orders/home/waiting-task.tsx'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { requestCountsQuery } from './queries.ts'

/** The open requests, among a store's tasks. */
export function RequestsTask() {
  const t = useWords()
  const { data } = useQuery(requestCountsQuery(useCurrentStore().id))
  return (
    <WaitingTask
      label={t('requests.task')}
      count={data?.open ?? 0}
      link={{ to: '/dashboard/requests', search: { view: 'store', state: 'open' } }}
    />
  )
}
