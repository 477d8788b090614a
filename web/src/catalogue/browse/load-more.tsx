import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type LoadMoreProps = {
  /** The link to the next page without scripts. */
  to: string
  search: { cursor: string }
  /**
   * True to load automatically when it comes near; false to load only when pressed, so that the end of the page can be reached.
   */
  isAutomatic: boolean
  isLoading: boolean
  hasFailed: boolean
  onLoad: () => void
}

export function LoadMore({ to, search, isAutomatic, isLoading, hasFailed, onLoad }: LoadMoreProps) {
  const t = useWords()
  const link = useRef<HTMLAnchorElement>(null)
  const load = useEffectEvent(onLoad)
  // It looks anew after each load: one that something else cut short leaves the link where it was.
  const isWatching = isAutomatic && !hasFailed && !isLoading
  useEffect(() => {
    if (!isWatching || !link.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '600px' })
    observer.observe(link.current)
    return () => observer.disconnect()
  }, [isWatching])

  return (
    // Not held in view as the list grows above it: a list that reloads at its end would run to the end of the next page, and so on.
    <div className="mt-12 grid justify-items-center gap-3 text-center [overflow-anchor:none]">
      {hasFailed && <p role="alert">{t('catalogue.browse.more-failed')}</p>}
      <Link
        ref={link}
        to={to}
        search={search}
        preload={false}
        aria-busy={isLoading || undefined}
        className={buttonStyles({ variant: 'outline', size: 'lg' })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          if (!isLoading) onLoad()
        }}
      >
        {isLoading && <Spinner label="" />}
        {hasFailed ? t('ui.try-again') : t('catalogue.browse.load-more')}
      </Link>
    </div>
  )
}
