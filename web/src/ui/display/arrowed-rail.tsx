import { cx } from 'class-variance-authority'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { ChevronLeft, ChevronRight } from '../icons.ts'
import { useWords } from '../words/use-words.ts'
import { Rail } from './rail.tsx'

type Ends = { hasEarlier: boolean; hasMore: boolean }

/** A rail with arrows for the mouse: a finger swipes it, a keyboard moves it along with the focus. */
export function ArrowedRail(props: ComponentProps<'ul'>) {
  const list = useRef<HTMLUListElement>(null)
  const [{ hasEarlier, hasMore }, setEnds] = useState<Ends>({ hasEarlier: false, hasMore: false })
  useEffect(() => {
    const rail = list.current
    // A finger gets no arrows, so a phone measures nothing.
    if (!rail || !matchMedia('(pointer: fine)').matches) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = rail
      setEnds({ hasEarlier: scrollLeft > 1, hasMore: scrollLeft + clientWidth < scrollWidth - 1 })
    }
    // Measures for the first time when the browser has laid out the page by itself.
    const size = new ResizeObserver(measure)
    size.observe(rail)
    rail.addEventListener('scroll', measure, { passive: true })
    return () => {
      size.disconnect()
      rail.removeEventListener('scroll', measure)
    }
  }, [])
  const move = (way: -1 | 1) => {
    const rail = list.current
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    rail?.scrollBy({ left: way * rail.clientWidth * 0.8, behavior })
  }
  return (
    <div className="relative">
      <Rail {...props} ref={list} />
      {hasEarlier && <Arrow way="back" onClick={() => move(-1)} />}
      {hasMore && <Arrow way="on" onClick={() => move(1)} />}
    </div>
  )
}

function Arrow({ way, onClick }: { way: 'back' | 'on'; onClick: () => void }) {
  const t = useWords()
  const Icon = way === 'back' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      // The focus moves the rail by itself.
      tabIndex={-1}
      aria-label={way === 'back' ? t('ui.rail.earlier') : t('ui.show-more')}
      onClick={onClick}
      className={cx(
        'absolute top-2/5 z-10 hidden size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-paper text-ink shadow-raised hover:border-ink pointer-fine:grid',
        way === 'back' ? 'start-0' : 'end-0',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
