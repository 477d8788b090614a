import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { readMessage } from '../../ui/messages/read-message.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { shopQuery } from '../api/shop-query.ts'
import { Logo } from '../frame/logo.tsx'
import { ShopBanners } from '../frame/shop-banners.tsx'
import { findShop, isLostFile, reloadOnce } from '../page/lost-file.ts'
import { describeExit, redirectDelayMs } from './error-exit.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

const never = () => () => {}
const hasWayBack = () => window.history.length > 1 || document.referrer !== ''

/** The screen of a failed page. A thing that does not exist is Not Found, not a fault. */
export function PageErrorScreen({ error }: { error: unknown }) {
  const isAbsent = error instanceof ApiProblem && error.status === 404
  return isAbsent ? <NotFoundScreen /> : <GlobalErrorScreen error={error} />
}

/** The screen of an unhandled error: its message, a redirect after two seconds, and a retry. */
function GlobalErrorScreen({ error }: { error: unknown }) {
  const t = useWords()
  const canGoBack = useSyncExternalStore(never, hasWayBack, () => false)
  const [isLeaving, setIsLeaving] = useState(false)
  const exit = describeExit(canGoBack, t)
  const { isTrying, tryAgain } = useTryAgain(error)

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => {
      // A page opened in a new tab has no history, yet may know its referrer.
      if (window.history.length > 1) window.history.back()
      else window.location.replace(document.referrer || '/')
    }, redirectDelayMs)
    return () => clearTimeout(timer)
  }, [isLeaving])

  return (
    <section className="page grid min-h-[70dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      <h1 className="text-title">{t('shell.error.title')}</h1>
      <p className="max-w-prose break-words text-muted">{readMessage(error, t)}</p>
      {isLeaving ? (
        <p role="status" className="flex min-h-11 items-center gap-2">
          <Spinner label="" />
          {exit.leaving}
        </p>
      ) : (
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => setIsLeaving(true)}>{exit.button}</Button>
          <Button variant="outline" isBusy={isTrying} onClick={tryAgain}>
            {t('ui.try-again')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The same when everything around the page has failed too: banners and the link home stay. */
export function RootErrorScreen({ error }: { error: unknown }) {
  const t = useWords()
  const shop = useQueryClient().getQueryData(shopQuery().queryKey)
  return (
    <>
      <ShopBanners shop={shop} />
      <header className="border-b border-line bg-paper">
        <div className="page flex py-2 lg:h-18">
          <Link to="/" aria-label={t('shell.home')} className="flex min-h-11 items-center">
            <Logo name={shop?.name ?? ''} />
          </Link>
        </div>
      </header>
      <main>
        <GlobalErrorScreen error={error} />
      </main>
    </>
  )
}

/** Retries the failed part: on request, and automatically when the connection returns. */
function useTryAgain(error: unknown) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = useCallback(async () => {
    setIsTrying(true)
    if (isLostFile(error) && (await findShop()) === 'newer') return window.location.reload()
    await queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
    await router.invalidate()
    setIsTrying(false)
  }, [error, router, queryClient])

  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [tryAgain])
  useEffect(() => {
    // A reload loses nothing any more, and mostly it is all that is needed.
    const mend = async () => (await findShop()) !== 'none' && reloadOnce()
    if (isLostFile(error)) void mend()
  }, [error])
  return { isTrying, tryAgain }
}
