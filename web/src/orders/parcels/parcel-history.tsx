import type { Parcel } from '@makola/contract/parcels.ts'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Timeline } from '../../ui/display/timeline.tsx'

/** The events of the parcel and its order, newest first, with their authors. */
export function ParcelHistory({ parcel: { timeline } }: { parcel: Parcel }) {
  return (
    <Card aria-labelledby="history">
      <h2 id="history" className="mb-4 text-subheading">
        Timeline
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
