import { getPayoutAccount, listInstitutions, type PayoutAccount } from '@makola/contract/ledger/payout-accounts.ts'
import {
  askAboutPayout,
  getPayoutRun,
  listOwedStores,
  listPayoutRuns,
  listStorePayouts,
  markPayout,
  type OwedStore,
  type Payout,
  type PayoutMark,
  type PayoutRun,
  type PayoutWay,
  type RunPayout,
  startPayoutRun,
} from '@makola/contract/ledger/payouts.ts'
import type { Money } from '@makola/money/money.ts'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { useKey } from '../../shell/api/use-key.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** The payout account of a store. */
export const payoutAccountQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['ledger', storeId, 'account'],
    queryFn: async ({ signal }) => (await call(getPayoutAccount, { params: { id: storeId }, signal })).data,
  })

/** The banks or providers of mobile money of a country to which the shop can send by itself. */
export const institutionsQuery = (storeId: string, where: Pick<PayoutAccount, 'countryCode' | 'kind'>) =>
  queryOptions({
    queryKey: ['ledger', storeId, 'institutions', where],
    queryFn: async ({ signal }) =>
      (await call(listInstitutions, { params: { id: storeId }, query: where, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** A store's payouts, newest first. */
export const storePayoutsQuery = (storeId: string) =>
  infiniteQueryOptions({
    queryKey: ['ledger', storeId, 'payouts'],
    queryFn: ({ pageParam, signal }) =>
      call(listStorePayouts, { params: { id: storeId }, query: { limit: '10', cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
  })

/** Every store with a balance: all of a run must be visible before it starts. */
export const owedStoresQuery = queryOptions({
  queryKey: ['ledger', 'owed'],
  queryFn: async ({ signal }) => {
    const rows: OwedStore[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: OwedPage = await call(listOwedStores, { query: { limit: '100', cursor }, signal })
      rows.push(...page.data)
      cursor = page.meta.next
    }
    return rows
  },
})

type OwedPage = { data: OwedStore[]; meta: { next: string | null } }

/** The shop's payout runs, newest first. */
export const payoutRunsQuery = infiniteQueryOptions({
  queryKey: ['ledger', 'runs'],
  queryFn: ({ pageParam, signal }) => call(listPayoutRuns, { query: { limit: '20', cursor: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.meta.next,
})

export const payoutRunQuery = (id: string) =>
  queryOptions({
    queryKey: ['ledger', 'run', id],
    queryFn: async ({ signal }) => (await call(getPayoutRun, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? askAgainMs : false),
  })

/** A provider that sends payouts usually reports their outcome within seconds. */
const askAgainMs = 5000

const isUnderWay = ({ via, states }: PayoutRun) => via !== 'by-hand' && states.requested + states.sent > 0

type Proof = { password: string; code?: string }

/** Pays every store that is owed at least the minimum. Repeating the request after a lost answer is the same run. */
export function useStartPayoutRun(onStarted: (runId: string) => void) {
  const t = useWords()
  const client = useQueryClient()
  const { keyOf } = useKey()
  return useMutation({
    mutationFn: async ({ proof, ...run }: { minimum: Money; via: PayoutWay; proof: Proof }) =>
      (await call(startPayoutRun, { body: { ...run, ...proof }, idempotencyKey: keyOf(run) })).data,
    onSuccess: ({ id, total }) => {
      toast.success(t('ledger.run.started', { total }))
      onStarted(id)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['ledger'] }),
  })
}

/** Records the outcome of a payout. */
export function useMarkPayout(onDone: () => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ payout, ...body }: { payout: Payout; as: PayoutMark; note?: string }) =>
      (await call(markPayout, { params: { id: payout.id }, body })).data,
    onSuccess: onDone,
    onError: (error) => toast.error(t('ledger.failed', { reason: error.message })),
    onSettled: () => client.invalidateQueries({ queryKey: ['ledger'] }),
  })
}

/** Asks the provider that sends a payout for its outcome. */
export function useAskAboutPayout() {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: RunPayout) => (await call(askAboutPayout, { params: { id } })).data,
    onSuccess: ({ state, store }) => {
      if (state === 'paid') toast.success(t('ledger.payout.is-paid', { store: store.name }))
      else if (state === 'failed') toast.warning(t('ledger.payout.has-failed', { store: store.name }))
      else toast.info(t('ledger.payout.is-open', { store: store.name }))
    },
    onError: (error) => toast.error(t('ledger.failed', { reason: error.message })),
    onSettled: () => client.invalidateQueries({ queryKey: ['ledger'] }),
  })
}
