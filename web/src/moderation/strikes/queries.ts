import {
  decideStrikeAppeal,
  giveStrike,
  liftStrike,
  listStoreStrikes,
  listStrikes,
} from '@makola/contract/moderation/strikes.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Sent } from '../../shell/api/api-client.ts'
import { useDecision } from '../deciding/queries.ts'

export const strikesShown = ['live', 'appeals', 'over'] as const
export type StrikesShown = (typeof strikesShown)[number]
export type StrikesAsked = { show: StrikesShown; store: string | undefined }

const lookAgainMs = 60_000

export const strikesQuery = ({ show, store }: StrikesAsked) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'strikes', show, store ?? 'all'],
    queryFn: ({ pageParam, signal }) => call(listStrikes, { query: { show, store, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  })

/** The sum of a store's strikes, as the giver of the next one has seen it. */
export const pointsQuery = (id: string) =>
  queryOptions({
    queryKey: ['moderation', 'points', id],
    queryFn: async ({ signal }) =>
      (await call(listStoreStrikes, { params: { id }, query: { limit: '1' }, signal })).meta,
  })

export function useGiveStrike(id: string) {
  return useDecision((body: Sent<typeof giveStrike>) => call(giveStrike, { params: { id }, body }))
}

export function useLiftStrike(id: string) {
  return useDecision((body: Sent<typeof liftStrike>) => call(liftStrike, { params: { id }, body }))
}

export function useDecideStrikeAppeal(id: string) {
  return useDecision((body: Sent<typeof decideStrikeAppeal>) => call(decideStrikeAppeal, { params: { id }, body }))
}
