import { listStoreQuestions } from '@makola/contract/messages/questions.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { WaitingTask } from '../../orders/home/waiting-task.tsx'
import { call } from '../../shell/api/api-client.ts'
import { useCurrentStore, useMay } from '../../stores/membership/current-store.ts'
import { useWords } from '../../ui/words/use-words.ts'

const openQuestionsQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['orders', storeId, 'questions', 'open'],
    queryFn: async ({ signal }) =>
      (await call(listStoreQuestions, { query: { store: storeId, limit: '1' }, signal })).meta.open,
  })

/** The questions without an answer, among a store's tasks; nothing for a role that answers none. */
export function QuestionsTask() {
  const t = useWords()
  const mayAnswer = useMay('questions.answer')
  const { data } = useQuery({ ...openQuestionsQuery(useCurrentStore().id), enabled: mayAnswer })
  if (!mayAnswer) return null
  return (
    <WaitingTask
      label={t('messages.questions.task')}
      count={data}
      link={{ to: '/dashboard/messages', search: { view: 'questions' } }}
    />
  )
}
