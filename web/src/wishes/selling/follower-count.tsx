import { countFollowers } from '@makola/contract/wishes/follows.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** The number of people who follow the store, without their names. */
export function FollowerCount({ storeId }: { storeId: string }) {
  const t = useWords()
  const { data: count } = useQuery({
    queryKey: ['stores', storeId, 'followers'],
    queryFn: async ({ signal }) => (await call(countFollowers, { params: { id: storeId }, signal })).data.count,
  })
  return <p className="min-h-[1lh]">{count !== undefined && t('wishes.followers', { count })}</p>
}
