import { listParcelIds } from '@makola/contract/orders/bulk-parcels.ts'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useChosen } from '../../ui/tables/use-chosen.ts'
import { useWords } from '../../ui/words/use-words.ts'
import type { SellerOrdersSearch } from '../sales/seller-search.ts'
import type { ChosenParcel } from './chosen-parcel.ts'

/** The most that one export takes. */
const mostChosen = 10_000

/** The parcels chosen under a search: what was packed stays chosen, and can be shipped next. */
export function useChosenParcels(storeId: string, search: SellerOrdersSearch, rows: readonly ChosenParcel[]) {
  const t = useWords()
  return useChosen<ChosenParcel>({
    asked: JSON.stringify({ storeId, ...search }),
    rows,
    readAll: () => readAll(storeId, search),
    onError: (error) => void toast.error(t('orders.bulk.select-all.failed'), { description: error.message }),
  })
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
