import { Suspense, useEffect } from 'react'
import { create } from 'zustand'
import type { Visitor } from '../../stores/dashboard/use-nav-groups.ts'
import { Search } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'

const FinderDialog = lazyPart(async () => ({ default: (await import('./finder-dialog.tsx')).FinderDialog }))

/** Buttons in several places open it, and keys. */
const useFinder = create(() => ({ isOpen: false }))
const open = () => useFinder.setState({ isOpen: true })
const close = () => useFinder.setState({ isOpen: false })

/** Finds a page, an order, a product or a person from everywhere in the dashboard: Ctrl K, or ⌘ K. */
export function Finder(visitor: Visitor) {
  const { isOpen } = useFinder()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // A dialog may have words in it that are not saved.
      if (!document.querySelector('[role=dialog]')) open()
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      close()
    }
  }, [])
  return <Suspense>{isOpen && <FinderDialog visitor={visitor} onClose={close} />}</Suspense>
}

export function FinderButton() {
  const t = useWords()
  return (
    <button
      type="button"
      onClick={open}
      title={t('overview.finder')}
      aria-keyshortcuts="Control+K Meta+K"
      className="touch flex shrink-0 items-center justify-center gap-3 rounded-full text-muted hover:bg-sunken hover:text-ink max-lg:self-center lg:mt-1 lg:min-h-10 lg:justify-start lg:rounded-md lg:border lg:border-line lg:px-3"
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      <span className="max-lg:sr-only">{t('overview.finder')}</span>
      <span aria-hidden="true" className="ms-auto text-[0.8125rem] max-lg:hidden">
        {t('overview.finder.keys', { keyboard: /Mac|iP/.test(navigator.platform) ? 'mac' : 'pc' })}
      </span>
    </button>
  )
}
