import { getMarks, type Marks } from '@makola/contract/wishes/wishes.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { claimWishes } from './claim-wishes.ts'
import { useOwner } from './last-change.ts'

/** Everything about wishes, alerts and follows is below ['wishes']. */
export const marksKey = ['wishes', 'marks']

const marksQuery = (owner: { isSignedIn: boolean; changedAt: string | null }) =>
  queryOptions({
    queryKey: [...marksKey, owner],
    queryFn: async ({ signal }) => {
      await claimWishes()
      return (await call(getMarks, { signal })).data
    },
    placeholderData: keepPreviousData,
  })

const none: Marks = { productIds: [], alertVariantIds: [], storeIds: [] }

/** The ids of what is marked. A visitor who has never marked anything costs no call. */
export function useMarks(): Marks {
  const owner = useOwner()
  const { data } = useQuery({ ...marksQuery(owner), enabled: owner.isSignedIn || owner.changedAt !== null })
  return data ?? none
}
