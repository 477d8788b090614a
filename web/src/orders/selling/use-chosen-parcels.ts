import { listParcelIds } from '@makola/contract/bulk-parcels.ts'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import type { Selection } from '../../ui/tables/table-state.ts'
import { useWords } from '../../ui/words/use-words.ts'
import type { SellerOrdersSearch } from '../sales/seller-search.ts'
import type { ChosenParcel } from './chosen-parcel.ts'

/** The most that one export takes. */
const mostChosen = 10_000

const none: readonly ChosenParcel[] = []

/**
 * The parcels chosen under a search, in the order of the list. They stay chosen when a step takes them out of the list: what was
 * packed can be shipped next.
 */
export function useChosenParcels(storeId: string, search: SellerOrdersSearch, rows: readonly ChosenParcel[]) {
  const t = useWords()
  const asked = JSON.stringify({ storeId, ...search })
  const [kept, setKept] = useState({ asked, parcels: none })
  const parcels = kept.asked === asked ? kept.parcels : none
  const selection = useMemo(() => Object.fromEntries(parcels.map(({ id }) => [id, true as const])), [parcels])
  const all = useMutation({
    networkMode: 'always',
    mutationFn: () => readAll(storeId, search),
    onSuccess: (found) => setKept({ asked, parcels: found }),
    onError: (error) => void toast.error(t('orders.bulk.select-all.failed'), { description: error.message }),
  })
  return {
    parcels,
    selection,
    select: (next: Selection) => {
      const shown = new Set(rows.map(({ id }) => id))
      const others = parcels.filter(({ id }) => next[id] && !shown.has(id))
      setKept({ asked, parcels: [...rows.filter(({ id }) => next[id]), ...others] })
    },
    selectAll: () => all.mutate(),
    isSelectingAll: all.isPending,
    clear: () => setKept({ asked, parcels: none }),
  }
}

async function readAll(storeId: string, search: SellerOrdersSearch): Promise<ChosenParcel[]> {
  const found: ChosenParcel[] = []
  for (let cursor = ''; found.length < mostChosen; ) {
    const { data, meta } = await call(listParcelIds, { params: { id: storeId }, query: { ...search, cursor } })
    found.push(...data)
    if (meta.next === null) break
    cursor = meta.next
  }
  return found
}
