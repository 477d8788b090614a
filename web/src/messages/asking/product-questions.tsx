import { followQuestions, type Question } from '@makola/contract/messages/questions.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followEvents } from '../../shell/api/event-stream.ts'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { AskForm } from './ask-form.tsx'
import { questionsKey, questionsQuery } from './queries.ts'

/** From so many on, a search is of use. */
const searchedFrom = 4

type ProductQuestionsProps = { productId: string; storeName: string }

/** What others asked about a product, what the store answered, and a question of one's own. */
export function ProductQuestions({ productId, storeName }: ProductQuestionsProps) {
  const t = useWords()
  const [search, setSearch] = useState('')
  const list = useInfiniteQuery(questionsQuery(productId, search.trim()))
  useLiveQuestions(productId)
  const rows = list.data?.pages.flatMap((page) => page.data)
  const total = list.data?.pages[0]?.meta.total ?? 0
  if (list.isError && !rows) return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
  if (!rows) return <Skeleton className="h-40 w-full rounded-lg" />
  return (
    <div className="grid gap-6">
      <AskForm productId={productId} storeName={storeName} />
      {(search !== '' || total >= searchedFrom) && (
        <TextInput
          type="search"
          aria-label={t('messages.ask.search')}
          placeholder={t('messages.ask.search')}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="max-w-md"
        />
      )}
      {rows.length === 0 ? (
        <p className="text-muted">{t(search === '' ? 'messages.ask.none' : 'messages.ask.none-found')}</p>
      ) : (
        <ul aria-label={t('messages.ask.title')} aria-live="polite" className="grid gap-5">
          {rows.map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </ul>
      )}
      <MoreButton list={list} size="sm" className="justify-self-start">
        {t('ui.show-more')}
      </MoreButton>
    </div>
  )
}

function QuestionItem({ question: { text, state, isMine, reasons, askedAt, answer } }: { question: Question }) {
  const t = useWords()
  const isOut = state === 'published' || state === 'answered'
  return (
    <li className="grid gap-1.5">
      <p className="font-medium break-words whitespace-pre-line">{text}</p>
      <p className="text-small text-muted">
        {t('messages.ask.asked', { isMine: isMine ? 'yes' : 'no', at: () => <LocalTime at={askedAt} part="date" /> })}
      </p>
      {isMine && !isOut && <p className="text-small font-medium">{t('messages.ask.not-shown', { state })}</p>}
      {isMine && isOut && reasons.length > 0 && <p className="text-small font-medium">{t('messages.ask.masked')}</p>}
      {answer && (
        <div className="mt-1 border-s-2 border-accent ps-3">
          <p className="break-words whitespace-pre-line">{answer.text}</p>
          <p className="mt-1 text-small text-muted">
            {t('messages.ask.answered', {
              store: answer.storeName,
              at: () => <LocalTime at={answer.at} part="date" />,
            })}
          </p>
        </div>
      )}
    </li>
  )
}

/** Fetches the questions again when one of them changes, while somebody looks. */
function useLiveQuestions(productId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const looking = new AbortController()
    const refetch = () => void queryClient.invalidateQueries({ queryKey: questionsKey(productId) })
    void followEvents(followQuestions, {
      params: { id: productId },
      on: { changed: refetch },
      onReturn: refetch,
      signal: looking.signal,
    })
    return () => looking.abort()
  }, [productId, queryClient])
}
