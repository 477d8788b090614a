import { answerQuestion, listStoreQuestions, type StoreQuestion } from '@makola/contract/messages/questions.ts'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { BackLink } from '../../ui/display/back-link.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { CircleQuestionMark } from '../../ui/icons.ts'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'

const questionsKey = (storeId: string) => ['orders', storeId, 'questions']

const questionsQuery = (storeId: string) =>
  infiniteQueryOptions({
    queryKey: questionsKey(storeId),
    queryFn: ({ pageParam, signal }) =>
      call(listStoreQuestions, { query: { store: storeId, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
  })

/** What people ask about a store's products: those without an answer first. */
export function QuestionsPage() {
  const t = useWords()
  const { id: storeId } = useCurrentStore()
  const list = useInfiniteQuery(questionsQuery(storeId))
  const rows = list.data?.pages.flatMap((page) => page.data)
  return (
    <>
      <PageTitle
        title={t('messages.questions.title')}
        note={t('messages.questions.note')}
        above={<BackLink link={{ to: '/dashboard/messages', search: {} }}>{t('messages.page.back')}</BackLink>}
      />
      {list.isError && !rows && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-64 w-full rounded-lg" />}
      {rows?.length === 0 && (
        <EmptyState
          title={t('messages.questions.empty.title')}
          icon={<CircleQuestionMark aria-hidden="true" className="size-7" />}
        >
          {t('messages.questions.empty.text')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul aria-label={t('messages.questions.title')} className="grid max-w-3xl gap-4">
          {rows.map((question) => (
            <li key={question.id}>
              <QuestionCard question={question} storeId={storeId} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} className="mt-6">
        {t('ui.show-more')}
      </MoreButton>
    </>
  )
}

function QuestionCard({ question, storeId }: { question: StoreQuestion; storeId: string }) {
  const t = useWords()
  const { id, text, product, askedAt, answer } = question
  return (
    <Card aria-label={t('messages.questions.about', { product: product.name })} className="grid gap-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
        <Link to="/products/$id" params={{ id: product.slug }} className="link">
          {product.name}
        </Link>
        <LocalTime at={askedAt} />
      </p>
      <p className="font-medium break-words whitespace-pre-line">{text}</p>
      {answer ? (
        <p className="border-s-2 border-line ps-3 break-words whitespace-pre-line">{answer.text}</p>
      ) : (
        <AnswerForm id={id} storeId={storeId} />
      )}
    </Card>
  )
}

const nothing = { text: '' }

function AnswerForm({ id, storeId }: { id: string; storeId: string }) {
  const t = useWords()
  const hintId = useId()
  const queryClient = useQueryClient()
  const { draft, change, drop } = useDraft(nothing, `answer:${id}`)
  const answer = useMutation({
    mutationFn: (text: string) => call(answerQuestion, { params: { id }, body: { text } }),
    onSuccess: drop,
    onSettled: () => queryClient.invalidateQueries({ queryKey: questionsKey(storeId) }),
  })
  const text = draft.text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text !== '' && !answer.isPending) answer.mutate(text)
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextArea
        rows={2}
        aria-label={t('messages.questions.answer')}
        aria-describedby={hintId}
        placeholder={t('messages.questions.answer')}
        maxLength={2000}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <p role="alert" className="text-small font-medium text-danger-text empty:hidden">
        {answer.isError ? answer.error.message : ''}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={hintId} className="min-w-0 grow basis-40 text-small text-muted">
          {t('messages.questions.public')}
        </p>
        <Button type="submit" isBusy={answer.isPending} disabled={text === ''}>
          {t('messages.questions.send')}
        </Button>
      </div>
    </form>
  )
}
