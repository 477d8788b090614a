import type { Rate } from '@makola/contract/rates/rates.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Logo } from '../../shell/frame/logo.tsx'
import { Weave } from '../../shell/frame/weave.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { chipStyles } from '../../ui/display/chip.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { otherWords } from './other-words.ts'
import { ratesQuery } from './queries.ts'
import { nameRate, RateLabel } from './rate-label.tsx'

const processingMs = 1000

type OnboardingProps = { shopName: string; onEnter: (rateId: string | undefined) => Promise<void> }

/** The only screen for a visitor without a preference. Entering without a choice is allowed. */
export function Onboarding({ shopName, onEnter }: OnboardingProps) {
  const t = useWords()
  const { data: rates } = useSuspenseQuery(ratesQuery())
  const [chosen, setChosen] = useState<Rate | null>(null)
  const [isProcessing, setIsProcessing] = useState(false)
  const suggested = useSuggestedRate(rates)

  useEffect(() => {
    if (!isProcessing) return
    const timer = setTimeout(async () => {
      await onEnter(chosen?.id)
      setIsProcessing(false)
    }, processingMs)
    return () => clearTimeout(timer)
  }, [isProcessing, chosen, onEnter])

  return (
    <main className="grid min-h-dvh grid-rows-[9rem_1fr_8rem] md:grid-cols-[2fr_3fr] md:grid-rows-1">
      <Weave className="h-full" />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // Takes the typed value: some browsers leave the focus in the field when a button is pressed.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          setIsProcessing(true)
        }}
        className="mx-auto grid w-full max-w-md content-start gap-6 px-4 pt-8 pb-16 md:content-center md:px-8"
      >
        <Logo name={shopName} />
        <h1 className="text-title">{t('rates.onboarding.where')}</h1>
        <div>
          <Combobox
            items={rates}
            value={chosen}
            onChange={setChosen}
            itemToText={nameRate}
            itemToOtherWords={otherWords}
            itemToKey={(rate) => rate.id}
            renderItem={(rate) => <RateLabel rate={rate} />}
            label={t('rates.onboarding.where')}
            placeholder={t('rates.onboarding.select')}
            emptyText={t('rates.choice.none')}
            isDisabled={isProcessing}
          />
          <div className="mt-3 flex h-11 items-center">
            {suggested && suggested.id !== chosen?.id && (
              <button
                type="button"
                disabled={isProcessing}
                onClick={() => setChosen(suggested)}
                className={chipStyles()}
              >
                <Flag countryCode={suggested.countryCode} />
                {t('rates.choice.suggested', { country: suggested.country })}
              </button>
            )}
          </div>
        </div>
        <Button type="submit" size="lg" disabled={isProcessing} className="disabled:opacity-100">
          {isProcessing ? (
            <>
              <Spinner color="currentColor" label="" />
              {t('rates.onboarding.processing')}
            </>
          ) : (
            t('rates.onboarding.enter')
          )}
        </Button>
      </form>
      <Weave className="md:hidden" />
    </main>
  )
}

/** Known after hydration only: the server does not know the visitor's clock. */
function useSuggestedRate(rates: Rate[]): Rate | undefined {
  const [countryCode, setCountryCode] = useState<string>()
  useEffect(() => {
    let isGone = false
    const suggest = async () => {
      // The world's time zones come after the page: the list can be used without them.
      const { suggestCountry } = await import('./suggest-country.ts')
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const served = rates.map((rate) => rate.countryCode)
      if (!isGone) setCountryCode(suggestCountry(served, { timeZone, languages: navigator.languages }))
    }
    // On a lost connection nothing is suggested.
    suggest().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [rates])
  return rates.find((rate) => rate.countryCode === countryCode)
}
