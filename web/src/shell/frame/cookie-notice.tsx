import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { giveCookieConsent, useCookieConsent } from './cookie-consent.ts'

/** Stays until ACCEPT is pressed. */
export function CookieNotice() {
  const t = useWords()
  const isGiven = useCookieConsent()
  if (isGiven) return null
  return (
    <aside
      aria-labelledby="cookies-title"
      data-cookie-notice=""
      className="cookie-notice rounded-lg border border-line bg-surface shadow-raised"
    >
      <h2 id="cookies-title" className="text-subheading">
        {t('shell.cookies.title')}
      </h2>
      <p className="mt-1 grow text-[0.8125rem] leading-[1.125rem] text-muted">{t('shell.cookies.text')}</p>
      <Button onClick={giveCookieConsent}>{t('shell.cookies.accept')}</Button>
    </aside>
  )
}
