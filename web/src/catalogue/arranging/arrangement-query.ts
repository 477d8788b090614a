import { arrangeHome, getHomeArrangement, type HomeArrangement } from '@makola/contract/catalogue/home.ts'
import { listStores } from '@makola/contract/stores/stores.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

const mostTyped = 60

export const arrangementQuery = queryOptions({
  queryKey: ['home', 'arrangement'],
  queryFn: async ({ signal }) => (await call(getHomeArrangement, { signal })).data,
})

/** Open stores that have these words in their name or place. */
export const storesToTellQuery = (typed: string) =>
  queryOptions({
    queryKey: ['stores', 'to-tell', typed],
    queryFn: async ({ signal }) =>
      (await call(listStores, { query: { q: typed.trim().slice(0, mostTyped) || undefined }, signal })).data.map(
        ({ id, slug, name }) => ({ id, slug, name }),
      ),
    placeholderData: (before) => before,
  })

export type Draft = Pick<HomeArrangement, 'shelves' | 'story'> & { under: string }

/** Saves the arrangement. Somebody else's, saved meanwhile, is loaded and said. */
export function useArrangeHome(loaded: HomeArrangement, onSaved: (sent: Draft) => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ shelves, story, under }: Draft) =>
      call(arrangeHome, {
        body: {
          shelves,
          underMinor: parseAmount(under, loaded.under.currency) ?? 0,
          story: story?.id ?? null,
          version: loaded.version,
        },
      }),
    onSuccess: async ({ data }, sent) => {
      onSaved(sent)
      client.setQueryData(arrangementQuery.queryKey, data)
      await client.invalidateQueries({ queryKey: ['products', 'home'] })
      toast.success(t('catalogue.arranging.saved'))
    },
    onError: () => client.invalidateQueries(arrangementQuery),
  })
}
