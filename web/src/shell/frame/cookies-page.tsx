import { keptDays } from '@makola/words/kept-days.ts'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useCookieConsent, withdrawCookieConsent } from './cookie-consent.ts'

/** The shop's data in the browser, and the consent to it; `choices` are the switches, from a higher module. */
type Choices = { choices: ReactNode; onWithdraw: () => void }

export function CookiesPage(props: Choices) {
  const t = useWords()
  return (
    <div className="page grid max-w-3xl gap-8 py-12">
      <header>
        <h1 className="text-title">{t('shell.cookies-page.title')}</h1>
        <p className="mt-4 max-w-prose text-muted">{t('shell.cookies-page.summary')}</p>
      </header>
      <dl className="divide-y divide-line border-y border-line">
        <Kept name={t('shell.cookies-page.country')}>
          {t('shell.cookies-page.country.text', { days: keptDays.country })}
        </Kept>
        <Kept name={t('shell.cookies-page.sign-in')}>
          {t('shell.cookies-page.sign-in.text', { days: keptDays.device })}
        </Kept>
        <Kept name={t('shell.cookies-page.cart')}>
          {t('shell.cookies-page.cart.text', { cart: keptDays.cart, wishes: keptDays.wishes })}
        </Kept>
        <Kept name={t('shell.cookies-page.viewed')}>{t('shell.cookies-page.viewed.text')}</Kept>
        <Kept name={t('shell.cookies-page.searches')}>{t('shell.cookies-page.searches.text')}</Kept>
        <Kept name={t('shell.cookies-page.theme')}>
          {t('shell.cookies-page.theme.text', { theme: keptDays.country, forms: keptDays.unfinishedForms })}
        </Kept>
        <Kept name={t('shell.cookies-page.protection')}>
          {t('shell.cookies-page.protection.text', { days: keptDays.protection })}
        </Kept>
        <Kept name={t('shell.cookies-page.consent')}>{t('shell.cookies-page.consent.text')}</Kept>
      </dl>
      <Consent {...props} />
    </div>
  )
}

function Kept({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-4 md:grid-cols-[14rem_1fr] md:gap-6">
      <dt className="font-semibold">{name}</dt>
      <dd className="max-w-prose text-muted">{children}</dd>
    </div>
  )
}

function Consent({ choices, onWithdraw }: Choices) {
  const t = useWords()
  const isGiven = useCookieConsent()
  const state = useRef<HTMLParagraphElement>(null)
  const withdraw = () => {
    withdrawCookieConsent()
    onWithdraw()
    // The button disappears, so its result takes the focus.
    state.current?.focus()
  }
  return (
    <section aria-labelledby="consent" className="grid justify-items-start gap-4">
      <h2 id="consent" className="text-heading">
        {t('shell.cookies-page.your-consent')}
      </h2>
      <p ref={state} role="status" tabIndex={-1} className="max-w-prose outline-none">
        {isGiven ? t('shell.cookies-page.accepted') : t('shell.cookies-page.not-accepted')}
      </p>
      {choices}
      {isGiven && (
        <Button variant="outline" onClick={withdraw}>
          {t('shell.cookies-page.withdraw')}
        </Button>
      )}
      <p className="max-w-prose text-muted">{t('shell.cookies-page.withdraw.text')}</p>
    </section>
  )
}
