import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { useCurrentStore, useMay } from '../../stores/membership/current-store.ts'
import { BackLink } from '../../ui/display/back-link.tsx'
import { Card } from '../../ui/display/card.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { MessageSquare } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ConversationList } from './conversation-list.tsx'
import { conversationsQuery, storeMessagesQuery } from './queries.ts'
import { StoreThread } from './store-thread.tsx'

/** A store's conversations beside the open one; on a phone one of the two. */
export function MessagesPage({ openId }: { openId: string | undefined }) {
  const t = useWords()
  const { id: storeId } = useCurrentStore()
  const list = useInfiniteQuery(conversationsQuery(storeId))
  const isEmpty = list.data?.pages[0]?.data.length === 0
  return (
    <>
      <PageTitle
        title={t('messages.page.title')}
        note={t('messages.page.note')}
        above={
          openId !== undefined && (
            <BackLink link={{ to: '/dashboard/messages', search: {} }} className="lg:hidden">
              {t('messages.page.back')}
            </BackLink>
          )
        }
        actions={useMay('questions.answer') && <QuestionsLink />}
      />
      {list.isError && !list.data && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-64 w-full rounded-lg" />}
      {isEmpty && openId === undefined ? (
        <EmptyState
          title={t('messages.page.empty.title')}
          icon={<MessageSquare aria-hidden="true" className="size-7" />}
        >
          {t('messages.page.empty.text')}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6">
          <div className={cx(openId !== undefined && 'max-lg:hidden')}>
            {list.data && <ConversationList list={list} openId={openId} />}
          </div>
          {openId === undefined ? (
            list.data && <p className="py-16 text-center text-muted max-lg:hidden">{t('messages.page.choose')}</p>
          ) : (
            <OpenThread key={openId} storeId={storeId} parcelId={openId} />
          )}
        </div>
      )}
    </>
  )
}

function QuestionsLink() {
  const t = useWords()
  return (
    <Link to="/dashboard/messages" search={{ view: 'questions' }} className="link">
      {t('messages.page.questions')}
    </Link>
  )
}

function OpenThread({ storeId, parcelId }: { storeId: string; parcelId: string }) {
  const t = useWords()
  const { data } = useInfiniteQuery(storeMessagesQuery(storeId, parcelId))
  const thread = data?.pages[0]?.meta.thread
  return (
    <Card aria-label={t('messages.page.with', { name: thread?.buyerName ?? '' })} className="grid min-w-0 gap-3">
      {thread && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-subheading">{thread.buyerName}</h2>
          <Link to="/dashboard/orders/$id" params={{ id: parcelId }} className="link text-small tabular">
            {t('messages.page.order', { number: thread.parcelNumber })}
          </Link>
        </div>
      )}
      <StoreThread storeId={storeId} parcelId={parcelId} />
    </Card>
  )
}
