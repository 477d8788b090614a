import type { Rate } from '@makola/contract/rates.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { chooseRate } from './choose-rate.ts'
import { ratesQuery } from './queries.ts'
import { formatRate, RateLabel } from './rate-label.tsx'
import { useRate } from './use-rate.ts'

/** The same list as on onboarding, in the popup of the header's button. */
export function CurrencyMenu({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  const rate = useRate()
  const { data: rates } = useSuspenseQuery(ratesQuery())
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('input')?.focus()
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [])

  const choose = async (chosen: Rate | null) => {
    onDone()
    if (!chosen || chosen.id === rate?.id) return
    await chooseRate(router, chosen.id)
    await toast.success(`Prices are now in ${chosen.currency}`)
  }
  return (
    <div ref={box} className="p-2">
      <Combobox
        isInline
        items={rates}
        value={rate}
        onChange={choose}
        itemToText={formatRate}
        itemToKey={(item) => item.id}
        renderItem={(item) => <RateLabel rate={item} />}
        label="Select country / currency"
        placeholder="Select country / currency"
        emptyText="No country or currency of that name."
      />
    </div>
  )
}
