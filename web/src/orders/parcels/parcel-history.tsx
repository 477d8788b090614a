import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Timeline } from '../../ui/display/timeline.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** The events of the parcel and its order, newest first, with their authors. */
export function ParcelHistory({ parcel: { timeline } }: { parcel: Parcel }) {
  const t = useWords()
  return (
    <Card aria-labelledby="history">
      <h2 id="history" className="mb-4 text-subheading">
        {t('orders.parcels.timeline')}
      </h2>
      <Timeline
        steps={timeline.map(({ at, kind, text, by }) => ({
          key: `${kind}-${at}`,
          title: text,
          detail: by,
          time: <LocalTime at={at} />,
          state: 'done',
        }))}
      />
    </Card>
  )
}
