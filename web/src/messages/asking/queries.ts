import { listQuestions } from '@makola/contract/messages/questions.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

export const questionsKey = (productId: string) => ['questions', productId]

/** A product's questions, newest first; the reader's own too, while they are held. */
export const questionsQuery = (productId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...questionsKey(productId), search],
    queryFn: ({ pageParam, signal }) =>
      call(listQuestions, {
        params: { id: productId },
        query: { cursor: pageParam, ...(search !== '' && { search }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })
