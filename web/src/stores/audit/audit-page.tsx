import type { AuditEntry, AuditTopic } from '@makola/contract/stores/audit.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { History as HistoryIcon } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ShopOrStore } from '../dashboard/shop-or-store.tsx'
import { useCurrentStoreIfAny } from '../membership/current-store.ts'
import { auditQuery } from './audit-queries.ts'
import type { AuditSearch } from './audit-search.ts'
import { describeAction, describeChanges, nameAuthor } from './describe-audit.ts'
import { TopicChips } from './topic-chips.tsx'

type AuditPageProps = { isForShop: boolean; search: AuditSearch }

/** The activity log: changes of prices, roles, rates, refunds and settings of a store; for its staff, of the whole shop. */
export function AuditPage({ isForShop, search: { view, topic } }: AuditPageProps) {
  const t = useWords()
  const store = useCurrentStoreIfAny()
  const shown = isForShop && view !== 'store' ? undefined : store
  return (
    <div className="max-w-4xl">
      <PageTitle
        title={t('stores.audit.title')}
        note={shown ? t('stores.audit.summary', { store: shown.name }) : t('stores.audit.summary.shop')}
      />
      {isForShop && store && (
        <ShopOrStore
          label={t('stores.audit.whose')}
          to="/dashboard/audit"
          storeName={store.name}
          isStore={shown !== undefined}
        />
      )}
      <TopicChips topic={topic} />
      <AuditList key={`${shown?.id} ${topic}`} storeId={shown?.id} topic={topic} />
    </div>
  )
}

type AuditListProps = { storeId: string | undefined; topic: AuditTopic | undefined }

function AuditList({ storeId, topic }: AuditListProps) {
  const t = useWords()
  const list = useInfiniteQuery(auditQuery(storeId, topic))
  if (list.error && !list.data) {
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
  }
  if (!list.data) return <Skeleton className="h-96 rounded-lg" />
  const entries = list.data.pages.flatMap((page) => page.data)
  if (entries.length === 0) {
    return (
      <EmptyState
        title={t(topic === undefined ? 'stores.audit.empty' : 'stores.audit.empty.topic')}
        icon={<HistoryIcon aria-hidden="true" className="size-7" />}
      >
        {topic === undefined && t('stores.audit.empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <ol
        aria-label={t('stores.audit.changes')}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} hasStore={storeId === undefined} />
        ))}
      </ol>
      <MoreButton list={list} className="mx-auto mt-6 flex">
        {t('ui.show-earlier')}
      </MoreButton>
    </>
  )
}

function Entry({ entry, hasStore }: { entry: AuditEntry; hasStore: boolean }) {
  const t = useWords()
  const { actor, actorEmail, action, subject, store, at } = entry
  const changes = describeChanges(entry, t)
  return (
    <li className="grid gap-1 p-4 md:px-6">
      <p className="wrap-anywhere">
        <strong>{describeAction(action, t)}</strong> · {subject}
      </p>
      {changes.length > 0 && (
        <dl className="text-small wrap-anywhere">
          {changes.map(({ field, change }) => (
            <div key={field}>
              <dt className="inline text-muted">{field}: </dt>
              <dd className="inline">{change}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-small text-muted">
        {t('stores.audit.by', {
          actor,
          by: nameAuthor(entry),
          where: hasStore && store ? 'store' : 'shop',
          store: store?.name ?? '',
          who: (text) => <span title={actorEmail ?? undefined}>{text}</span>,
        })}{' '}
        · <LocalTime at={at} />
      </p>
    </li>
  )
}
