import type { Rate } from '@makola/contract/rates/rates.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { chooseRate } from './choose-rate.ts'
import { otherWords } from './other-words.ts'
import { ratesQuery } from './queries.ts'
import { nameRate, RateLabel } from './rate-label.tsx'
import { useRate } from './use-rate.ts'

/** The same list as on onboarding, in the popup of the header's button. */
export function CurrencyMenu({ onDone }: { onDone: () => void }) {
  const t = useWords()
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
    await toast.success(t('rates.choice.changed', { currency: chosen.currency }))
  }
  return (
    <div ref={box} className="p-2">
      <Combobox
        isInline
        items={rates}
        value={rate}
        onChange={choose}
        itemToText={nameRate}
        itemToOtherWords={otherWords}
        itemToKey={(item) => item.id}
        renderItem={(item) => <RateLabel rate={item} />}
        label={t('rates.onboarding.select')}
        placeholder={t('rates.onboarding.select')}
        emptyText={t('rates.choice.none')}
      />
    </div>
  )
}
