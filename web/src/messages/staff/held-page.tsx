import { useInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { BackLink } from '../../ui/display/back-link.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { CircleCheckBig } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { HeldMessageCard, HeldQuestionCard } from './held-card.tsx'
import { heldMessagesQuery, heldQuestionsQuery } from './queries.ts'

/** Messages and questions that wait until the staff releases or rejects them. */
export function HeldPage() {
  const t = useWords()
  const messages = useInfiniteQuery(heldMessagesQuery())
  const questions = useInfiniteQuery(heldQuestionsQuery())
  const error = messages.error ?? questions.error
  const heldMessages = messages.data?.pages.flatMap((page) => page.data)
  const heldQuestions = questions.data?.pages.flatMap((page) => page.data)
  const isEmpty = heldMessages?.length === 0 && heldQuestions?.length === 0
  const retry = () => {
    void messages.refetch()
    void questions.refetch()
  }
  return (
    <>
      <PageTitle
        title={t('messages.held.title')}
        note={t('messages.held.note')}
        above={<BackLink link={{ to: '/dashboard/requests', search: {} }}>{t('messages.held.back')}</BackLink>}
      />
      {error && !(heldMessages && heldQuestions) && <ErrorState message={error.message} onRetry={retry} />}
      {!error && !(heldMessages && heldQuestions) && <Skeleton className="h-64 w-full rounded-lg" />}
      {isEmpty && (
        <EmptyState title={t('messages.held.empty')} icon={<CircleCheckBig aria-hidden="true" className="size-7" />} />
      )}
      <ul aria-label={t('messages.held.title')} className="grid max-w-3xl gap-4 empty:hidden">
        {heldMessages?.map((held) => (
          <li key={held.id}>
            <HeldMessageCard held={held} />
          </li>
        ))}
        {heldQuestions?.map((held) => (
          <li key={held.id}>
            <HeldQuestionCard held={held} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-2">
        <MoreButton list={messages}>{t('ui.show-more')}</MoreButton>
        <MoreButton list={questions}>{t('ui.show-more')}</MoreButton>
      </div>
    </>
  )
}
