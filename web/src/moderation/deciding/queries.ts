import {
  confirmTakedown,
  decideAppeal,
  decideReport,
  listReports,
  listTakedowns,
  restoreTakedown,
  takeDown,
} from '@makola/contract/moderation/moderation.ts'
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Sent } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

export const reportsShown = ['open', 'decided'] as const
export const takedownsShown = ['live', 'held', 'appeals', 'restored'] as const
export type ReportsShown = (typeof reportsShown)[number]
export type TakedownsShown = (typeof takedownsShown)[number]

const lookAgainMs = 60_000

export const reportsQuery = (show: ReportsShown) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'reports', show],
    queryFn: ({ pageParam, signal }) => call(listReports, { query: { show, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  })

export const takedownsQuery = (show: TakedownsShown) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'takedowns', show],
    queryFn: ({ pageParam, signal }) => call(listTakedowns, { query: { show, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  })

export function useDecideReport(id: string) {
  return useDecision((body: Sent<typeof decideReport>) => call(decideReport, { params: { id }, body }))
}

export function useTakeDown() {
  return useDecision((body: Sent<typeof takeDown>) => call(takeDown, { body }))
}

export function useConfirm(id: string) {
  return useDecision(() => call(confirmTakedown, { params: { id } }))
}

export function useRestore(id: string) {
  return useDecision((body: Sent<typeof restoreTakedown>) => call(restoreTakedown, { params: { id }, body }))
}

export function useDecideAppeal(id: string) {
  return useDecision((body: Sent<typeof decideAppeal>) => call(decideAppeal, { params: { id }, body }))
}

/** A decision of the staff. What somebody else decided meanwhile is shown in its place. */
export function useDecision<Body, Answer>(send: (body: Body) => Promise<Answer>) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => void toast.success(t('moderation.decided')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['moderation'] }),
  })
}
