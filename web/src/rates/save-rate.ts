import type { Rate } from '@makola/contract/rates.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../shell/api-client.ts'
import { ApiProblem } from '../shell/api-problem.ts'
import { toast } from '../ui/toast.ts'
import { ratesQuery } from './queries.ts'
import { formatRate } from './rate-label.tsx'

type NewRate = NonNullable<NonNullable<Parameters<typeof api.post<'/rates/'>>[1]>['body']>
type RatePatch = NonNullable<NonNullable<Parameters<typeof api.patch<'/rates/{id}'>>[1]>['body']>

const refetchRates = (client: QueryClient) => client.invalidateQueries({ queryKey: ratesQuery().queryKey })

/** Opens the shop to a country. */
export function useCreateRate(onSaved: (rate: Rate) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewRate) => (await api.post('/rates/', { body })).data,
    onSuccess: async (rate) => {
      await refetchRates(client)
      toast.success(`${formatRate(rate)} added`)
      onSaved(rate)
    },
  })
}

/** Changes a rate, unless someone else has changed it since it was read. */
export function useUpdateRate(onSaved: (rate: Rate) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ rate, patch }: { rate: Rate; patch: RatePatch }) =>
      (await api.patch('/rates/{id}', { params: { id: rate.id }, body: patch, version: `"${rate.version}"` })).data,
    onSuccess: async (rate) => {
      await refetchRates(client)
      toast.success(`${formatRate(rate)} saved`)
      onSaved(rate)
    },
    onError: (error) => {
      // What the other person set shows at once; what was typed stays in the form.
      if (error instanceof ApiProblem && error.type === 'version-mismatch') refetchRates(client)
    },
  })
}

/** Closes the shop to a country; the list is read again. */
export function useDeleteRate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rate: Rate) => api.delete('/rates/{id}', { params: { id: rate.id } }),
    onSuccess: async (_, rate) => {
      await refetchRates(client)
      toast.success(`${formatRate(rate)} deleted`)
    },
    onError: (error) => toast.error(`Delete failed: ${error.message}`),
  })
}
