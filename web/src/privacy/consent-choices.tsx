import type { Consent } from '@makola/contract/privacy/privacy.ts'
import type { Key } from '@makola/words/messages.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { viewedKey } from '../catalogue/product/recently-viewed.ts'
import { recentKey } from '../catalogue/search/recent-searches.ts'
import { useCookieConsent, viewedOffKey } from '../shell/frame/cookie-consent.ts'
import { CookiesPage } from '../shell/frame/cookies-page.tsx'
import { LocalTime } from '../ui/display/local-time.tsx'
import { Switch } from '../ui/inputs/switch.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { GuestRequestLink } from './guests/guest-request-link.tsx'
import { useConsents } from './use-consents.ts'

/** The cookie page with its switches. What consent allowed goes with it. */
export function ConsentPage() {
  const { record } = useConsents()
  const withdraw = () => {
    localStorage.removeItem(viewedKey)
    localStorage.removeItem(recentKey)
    void record({ purpose: 'cookies', isGiven: false, how: 'cookies-page' })
  }
  return <CookiesPage choices={<ConsentChoices />} onWithdraw={withdraw} />
}

/** What a visitor turns on and off in this browser, and what the account of a signed-in one has recorded. */
function ConsentChoices() {
  const t = useWords()
  const isGiven = useCookieConsent()
  const { consents, record } = useConsents()
  const [isOff, setIsOff] = useState(false)
  useEffect(() => setIsOff(localStorage.getItem(viewedOffKey) !== null), [])
  // Accepted again while this page is open, in the notice below it. The server's page takes consent for given: that is no press.
  const wasGiven = useRef(true)
  const recordAgain = useEffectEvent(() => record({ purpose: 'cookies', isGiven: true, how: 'notice' }))
  useEffect(() => {
    if (isGiven && !wasGiven.current) void recordAgain()
    wasGiven.current = isGiven
  }, [isGiven])
  const choose = (isOn: boolean) => {
    if (isOn) localStorage.removeItem(viewedOffKey)
    else {
      localStorage.setItem(viewedOffKey, 'true')
      localStorage.removeItem(viewedKey)
      localStorage.removeItem(recentKey)
    }
    setIsOff(!isOn)
    void record({ purpose: 'recently-viewed', isGiven: isOn, how: 'cookies-page' })
  }
  return (
    <div className="grid w-full gap-4">
      <Switch
        label={t('privacy.consent.necessary')}
        hint={t('privacy.consent.necessary-hint')}
        isOn
        isDisabled
        onChange={() => {}}
      />
      <Switch
        label={t('privacy.consent.viewed')}
        hint={isGiven ? t('privacy.consent.viewed-hint') : t('privacy.consent.viewed-needs')}
        isOn={isGiven && !isOff}
        isDisabled={!isGiven}
        onChange={choose}
      />
      {consents.length > 0 && <Recorded consents={consents} />}
      <GuestRequestLink />
    </div>
  )
}

const told = {
  cookies: { given: 'privacy.consent.cookies-given', withdrawn: 'privacy.consent.cookies-withdrawn' },
  'recently-viewed': { given: 'privacy.consent.viewed-given', withdrawn: 'privacy.consent.viewed-withdrawn' },
} as const satisfies Record<Consent['purpose'], Record<'given' | 'withdrawn', Key>>

function Recorded({ consents }: { consents: readonly Consent[] }) {
  const t = useWords()
  return (
    <section aria-labelledby="recorded" className="mt-2">
      <h3 id="recorded" className="text-subheading">
        {t('privacy.consent.recorded')}
      </h3>
      <ul className="mt-2 grid gap-1 text-muted">
        {consents.map(({ purpose, isGiven, at }) => (
          <li key={`${purpose} ${at}`}>
            {t(told[purpose][isGiven ? 'given' : 'withdrawn'], { when: () => <LocalTime at={at} /> })}
          </li>
        ))}
      </ul>
    </section>
  )
}
