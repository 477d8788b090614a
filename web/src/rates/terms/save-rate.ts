import { createRate, deleteRate, type Rate, updateRate } from '@makola/contract/rates/rates.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Sent } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { ratesQuery } from '../choice/queries.ts'
import { nameRate } from '../choice/rate-label.tsx'

type NewRate = Sent<typeof createRate>
export type RatePatch = Sent<typeof updateRate>

/** Refetches the list of rates and each rate below it. */
export const refetchRates = (client: QueryClient) => client.invalidateQueries({ queryKey: ratesQuery().queryKey })

/** Opens the shop to a country. */
export function useCreateRate(onSaved: (rate: Rate) => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewRate) => (await call(createRate, { body })).data,
    onSuccess: async (rate) => {
      await refetchRates(client)
      toast.success(t('rates.shop.added', { rate: nameRate(rate) }))
      onSaved(rate)
    },
  })
}

/** Changes a rate, unless someone else has changed it since it was read. */
export function useUpdateRate(onSaved: (rate: Rate) => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ rate, patch }: { rate: Rate; patch: RatePatch }) =>
      (await call(updateRate, { params: { id: rate.id }, body: patch, version: `"${rate.version}"` })).data,
    // A typed value appears in the list at once, and is reverted when the shop refuses it.
    onMutate: ({ rate, patch: { rate: typed = rate.rate, marginPct = rate.marginPct } }) =>
      client.setQueryData(ratesQuery().queryKey, (rates) =>
        rates?.map((other) => (other.id === rate.id ? { ...other, rate: typed, marginPct } : other)),
      ),
    onSuccess: (rate) => {
      toast.success(t('rates.shop.saved', { rate: nameRate(rate) }))
      onSaved(rate)
    },
    onSettled: () => refetchRates(client),
  })
}

/** Closes the shop to a country; the list is read again. */
export function useDeleteRate() {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rate: Rate) => call(deleteRate, { params: { id: rate.id } }),
    onSuccess: async (_, rate) => {
      await refetchRates(client)
      toast.success(t('rates.shop.deleted', { rate: nameRate(rate) }))
    },
    onError: (error) => toast.error(t('ui.delete-failed', { error: error.message })),
  })
}
