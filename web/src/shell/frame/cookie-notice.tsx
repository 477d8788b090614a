import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { giveCookieConsent, useCookieConsent } from './cookie-consent.ts'

/** Stays until ACCEPT is pressed. On a low screen the button is beside the text, so that the search stays visible. */
export function CookieNotice() {
  const t = useWords()
  const isGiven = useCookieConsent()
  if (isGiven) return null
  return (
    <aside
      aria-labelledby="cookies-title"
      data-cookie-notice=""
      className="fixed bottom-20 start-[5vw] z-45 flex w-[90vw] flex-col rounded-lg border border-line bg-surface p-4 shadow-raised max-md:landscape:bottom-18 max-md:landscape:grid max-md:landscape:grid-cols-[1fr_auto] max-md:landscape:gap-x-4 max-md:landscape:py-3 md:bottom-6 md:start-6 md:h-[192px] md:w-[380px] md:landscape:max-lg:bottom-2 print:hidden"
    >
      <h2 id="cookies-title" className="text-subheading">
        {t('shell.cookies.title')}
      </h2>
      <p className="mt-1 grow text-[0.8125rem] leading-[1.125rem] text-muted">{t('shell.cookies.text')}</p>
      <Button
        onClick={giveCookieConsent}
        className="mt-2 w-full max-md:landscape:col-start-2 max-md:landscape:row-span-2 max-md:landscape:row-start-1 max-md:landscape:mt-0 max-md:landscape:w-auto max-md:landscape:self-center"
      >
        {t('shell.cookies.accept')}
      </Button>
    </aside>
  )
}
