import type { AuditTopic } from '@makola/contract/stores/audit.ts'
import type { Key } from '@makola/words/messages.ts'
import { FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { type AuditSearch, shownTopics } from './audit-search.ts'

const topicTexts = {
  products: 'stores.audit.topic.products',
  orders: 'stores.audit.topic.orders',
  money: 'stores.audit.topic.money',
  buyers: 'stores.audit.topic.buyers',
  people: 'stores.audit.topic.people',
  settings: 'stores.audit.topic.settings',
  moderation: 'stores.audit.topic.moderation',
} as const satisfies Record<AuditTopic, Key>

/** Links that filter the activity log by topic. */
export function TopicChips({ topic }: { topic: AuditTopic | undefined }) {
  const t = useWords()
  const choose = (chosen: AuditTopic | undefined) => ({
    to: '/dashboard/audit' as const,
    search: (now: AuditSearch) => ({ ...now, topic: chosen }),
  })
  const chips = [
    { name: t('stores.audit.topic.all'), isOn: topic === undefined, choice: choose(undefined) },
    ...shownTopics.map((each) => ({
      name: t(topicTexts[each]),
      isOn: topic === each,
      choice: choose(each),
    })),
  ]
  return <FilterChips chips={chips} className="mb-4" />
}
