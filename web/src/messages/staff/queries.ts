import { decideMessage, listHeldMessages, visitConversation } from '@makola/contract/messages/messages.ts'
import { decideQuestion, listHeldQuestions } from '@makola/contract/messages/questions.ts'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Sent } from '../../shell/api/api-client.ts'

const heldKey = ['messages', 'held']
const lookAgainMs = 30_000

/** Messages that wait for the staff, oldest first. */
export const heldMessagesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...heldKey, 'messages'],
    queryFn: ({ pageParam, signal }) => call(listHeldMessages, { query: { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    refetchInterval: lookAgainMs,
  })

/** Questions that wait for the staff, oldest first. */
export const heldQuestionsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...heldKey, 'questions'],
    queryFn: ({ pageParam, signal }) => call(listHeldQuestions, { query: { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    refetchInterval: lookAgainMs,
  })

export type Decision = { id: string } & (
  | { kind: 'message'; body: Sent<typeof decideMessage> }
  | { kind: 'question'; body: Sent<typeof decideQuestion> }
)

/** The staff's decision about one held text. */
export function useDecide() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (decision: Decision): Promise<void> => {
      const params = { id: decision.id }
      if (decision.kind === 'message') await call(decideMessage, { params, body: decision.body })
      else await call(decideQuestion, { params, body: decision.body })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: heldKey }),
  })
}

/** Opens a conversation for the staff, with the reason. */
export function useVisit(parcelId: string) {
  return useMutation({
    mutationFn: (body: Sent<typeof visitConversation>) => call(visitConversation, { params: { id: parcelId }, body }),
  })
}
