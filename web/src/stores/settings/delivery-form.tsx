import { type DeliveryTerms, setDeliveryTerms } from '@makola/contract/stores/stores.ts'
import { useDraftKey } from '../../auth/session/use-draft-key.ts'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { SaveBar } from '../../ui/actions/save-bar.tsx'
import { Card } from '../../ui/display/card.tsx'
import { KeptNotice } from '../../ui/drafts/kept-notice.tsx'
import { LeaveGuard } from '../../ui/drafts/leave-guard.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Plus, Truck } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { Place } from '../opening/open-store-page.tsx'
import { checkZones, draftZones, emptyOption, readZones, type ZoneDraft } from './delivery-draft.ts'
import { DeliveryZoneCard } from './delivery-zone-card.tsx'
import { versionTag } from './settings-queries.ts'
import { useSaving } from './use-saving.ts'

type DeliveryFormProps = { storeId: string; terms: DeliveryTerms; places: Place[] }

/** A store's delivery zones and prices. */
export function DeliveryForm({ storeId, terms, places }: DeliveryFormProps) {
  const t = useWords()
  const { currency } = terms
  const kept = useDraft({ zones: draftZones(terms) }, useDraftKey('delivery', storeId))
  const { draft, isDirty, change, discard } = kept
  const { faults, problem, attempt, isPending, save } = useSaving<ZoneDraft[]>({
    check: (zones) => checkZones(zones, currency, t),
    send: (zones) =>
      call(setDeliveryTerms, {
        params: { id: storeId },
        body: { zones: readZones(zones, currency) },
        version: versionTag(terms.version),
      }),
    onSaved: (sent) => kept.settle({ zones: sent }),
    saved: t('stores.delivery.saved'),
  })
  const { zones } = draft
  const hasEverywhere = zones.some((zone) => zone.isEverywhere)
  const addZone = () => {
    const zone = {
      name: '',
      isEverywhere: false,
      countryCodes: [],
      options: [{ ...emptyOption, name: t('stores.delivery.standard') }],
    }
    change({ zones: [...zones, zone] })
  }
  const addButton = (
    <Button variant="outline" onClick={addZone}>
      <Plus aria-hidden="true" className="size-5" />
      {t('stores.delivery.add')}
    </Button>
  )
  return (
    <form
      noValidate
      aria-label={t('stores.delivery.form')}
      onSubmit={(event) => {
        event.preventDefault()
        save(zones)
      }}
    >
      <KeptNotice isKept={kept.isKept} onDiscard={discard} />
      <div className="grid gap-4 md:gap-6">
        <p className="max-w-prose text-muted">{t('stores.delivery.text')}</p>
        {zones.length === 0 && (
          <Card>
            <EmptyState
              icon={<Truck aria-hidden="true" className="size-7" />}
              title={t('stores.delivery.none')}
              action={addButton}
            >
              {t('stores.delivery.none.text')}
            </EmptyState>
          </Card>
        )}
        {zones.map((zone, index) => (
          <DeliveryZoneCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a zone has no name of its own until one is typed
            key={index}
            zone={zone}
            path={`/zones/${index}`}
            faults={faults}
            currency={currency}
            places={places}
            canBeEverywhere={zone.isEverywhere || !hasEverywhere}
            onChange={(part) => change({ zones: zones.map((old, at) => (at === index ? { ...old, ...part } : old)) })}
            onRemove={() => change({ zones: zones.filter((_, at) => at !== index) })}
          />
        ))}
        {zones.length > 0 && <div>{addButton}</div>}
      </div>
      <SaveBar isDirty={isDirty} isSaving={isPending} problem={problem} attempt={attempt} onDiscard={discard} />
      <LeaveGuard isDirty={isDirty && !isPending} onLeave={kept.drop} />
    </form>
  )
}
