import { Combobox } from '@base-ui/react/combobox'
import type { Rate } from '@makola/contract/rates.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ComboboxList } from '../ui/combobox.tsx'
import { toast } from '../ui/toast.ts'
import { chooseRate } from './choose-rate.ts'
import { CurrencyLabel, currencyButton } from './currency-switcher.tsx'
import { ratesQuery } from './queries.ts'
import { formatRate, RateLabel } from './rate-label.tsx'
import { useRate } from './use-rate.ts'

/** The same list as on onboarding, below the header's button. */
export function CurrencyMenu({ baseCurrency }: { baseCurrency: string }) {
  const router = useRouter()
  const rate = useRate()
  const { data: rates } = useSuspenseQuery(ratesQuery())

  const choose = async (chosen: Rate | null) => {
    if (!chosen || chosen.id === rate?.id) return
    await chooseRate(router, chosen.id)
    await toast.success(`Prices are now in ${chosen.currency}`)
  }
  return (
    <Combobox.Root
      defaultOpen
      items={rates}
      value={rate}
      onValueChange={choose}
      itemToStringLabel={formatRate}
      isItemEqualToValue={(one: Rate, other: Rate) => one.id === other.id}
      autoHighlight
    >
      <Combobox.Trigger className={currencyButton}>
        <CurrencyLabel baseCurrency={baseCurrency} />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={8} align="end" collisionPadding={8} className="z-60">
          <Combobox.Popup
            aria-label="Select country / currency"
            className="w-80 max-w-[calc(100vw-1rem)] overflow-hidden rounded-md border border-line bg-surface text-ink shadow-raised"
          >
            <div className="border-b border-line p-2">
              <Combobox.Input aria-label="Search" placeholder="Select country / currency" className="control" />
            </div>
            <Combobox.Empty className="text-muted">
              <p className="p-4">No country or currency of that name.</p>
            </Combobox.Empty>
            <ComboboxList itemToKey={(item: Rate) => item.id} renderItem={(item: Rate) => <RateLabel rate={item} />} />
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
