import { useMay } from '../../stores/membership/current-store.ts'
import { Card } from '../../ui/display/card.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { StoreThread } from './store-thread.tsx'

/** The conversation with the buyer, on the page of their parcel. */
export function ParcelMessages({ storeId, parcelId }: { storeId: string; parcelId: string }) {
  const t = useWords()
  if (!useMay('messages.write')) return null
  return (
    <Card aria-labelledby="messages" className="grid gap-3 print:hidden">
      <h2 id="messages" className="text-subheading">
        {t('messages.page.title')}
      </h2>
      <StoreThread storeId={storeId} parcelId={parcelId} />
    </Card>
  )
}
