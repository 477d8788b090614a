import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { useCookieConsent, withdrawCookieConsent } from './cookie-consent.ts'

/** The shop's data in the browser, and the consent to it. */
export function CookiesPage() {
  return (
    <div className="page grid max-w-3xl gap-8 py-12">
      <header>
        <h1 className="text-title">Cookies</h1>
        <p className="mt-4 max-w-prose text-muted">
          The shop keeps the following in this browser so that it works. None of it is for advertising, and none of it
          comes from another company.
        </p>
      </header>
      <dl className="divide-y divide-line border-y border-line">
        <Kept name="Country and currency">
          The country that you chose, so that every page shows prices in its currency.
        </Kept>
        <Kept name="Sign-in">
          What keeps you signed in, until you sign out. A device that you signed in from is remembered, so that others
          cannot lock you out by guessing your password.
        </Kept>
        <Kept name="Cart and orders">
          The key to your cart, what you typed at checkout, and the links to your own orders.
        </Kept>
        <Kept name="What you looked at">The products that you opened last, to show them to you again.</Kept>
        <Kept name="Appearance and unfinished forms">
          The light or dark theme, and what sellers have typed but not yet saved.
        </Kept>
        <Kept name="Protection">A random text that keeps other websites from acting in your name.</Kept>
        <Kept name="Consent">That you accepted cookies, so that we do not ask on every page.</Kept>
      </dl>
      <Consent />
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

function Consent() {
  const isGiven = useCookieConsent()
  const state = useRef<HTMLParagraphElement>(null)
  const withdraw = () => {
    withdrawCookieConsent()
    // The button disappears, so its result takes the focus.
    state.current?.focus()
  }
  return (
    <section aria-labelledby="consent" className="grid justify-items-start gap-4">
      <h2 id="consent" className="text-heading">
        Your consent
      </h2>
      <p ref={state} role="status" tabIndex={-1} className="max-w-prose outline-none">
        {isGiven
          ? 'You have accepted cookies.'
          : 'You have not accepted cookies. The box at the bottom of the page asks you.'}
      </p>
      {isGiven && (
        <Button variant="outline" onClick={withdraw}>
          Withdraw consent
        </Button>
      )}
      <p className="max-w-prose text-muted">
        Withdrawing your consent does not sign you out or empty your cart. To remove everything at once, clear this
        website’s data in your browser’s settings.
      </p>
    </section>
  )
}
