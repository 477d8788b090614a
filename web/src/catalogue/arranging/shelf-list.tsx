import type { HomeArrangement, ShelfKind } from '@makola/contract/catalogue/home.ts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { ArrowDown, ArrowUp } from '../../ui/icons.ts'
import { Switch } from '../../ui/inputs/switch.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type Shelves = HomeArrangement['shelves']
type ShelfListProps = { shelves: Shelves; onChange: (shelves: Shelves) => void }

const names = {
  new: 'catalogue.arranging.new',
  'best-sellers': 'catalogue.arranging.best-sellers',
  offers: 'catalogue.arranging.offers',
  under: 'catalogue.arranging.goods-under',
  near: 'catalogue.arranging.near',
  featured: 'catalogue.arranging.featured',
} as const
const notes = {
  new: 'catalogue.arranging.new-about',
  'best-sellers': 'catalogue.arranging.best-sellers-about',
  offers: 'catalogue.arranging.offers-about',
  under: 'catalogue.arranging.goods-under-about',
  near: 'catalogue.arranging.near-about',
  featured: 'catalogue.arranging.featured-about',
} as const

/** The shelves in their order: each is shown or not, and moves up or down. */
export function ShelfList({ shelves, onChange }: ShelfListProps) {
  const t = useWords()
  const [moved, setMoved] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const move = (kind: ShelfKind, way: -1 | 1) => {
    const from = shelves.findIndex((shelf) => shelf.kind === kind)
    const to = from + way
    onChange(
      shelves.map((shelf, index) => (index === to ? shelves[from] : index === from ? shelves[to] : shelf) ?? shelf),
    )
    setMoved(t('catalogue.arranging.moved', { shelf: t(names[kind]), place: to + 1, of: shelves.length }))
    // At an end of the list the pressed button is dead: the other one takes the focus.
    if (to === 0 || to === shelves.length - 1) {
      const other = `[data-kind="${kind}"] [data-way="${-way}"]`
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(other)?.focus())
    }
  }
  return (
    <>
      <ol ref={list} className="border-t border-line">
        {shelves.map(({ kind, isShown }, index) => (
          <li key={kind} data-kind={kind} className="flex items-center gap-1 border-b border-line py-2 sm:gap-2">
            <Switch
              label={t(names[kind])}
              hint={t(notes[kind])}
              isOn={isShown}
              onChange={(shown) =>
                onChange(shelves.map((shelf) => (shelf.kind === kind ? { ...shelf, isShown: shown } : shelf)))
              }
              className="min-w-0 grow"
            />
            <Button
              variant="ghost"
              size="icon"
              data-way="-1"
              disabled={index === 0}
              aria-label={t('catalogue.arranging.up', { shelf: t(names[kind]) })}
              onClick={() => move(kind, -1)}
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              data-way="1"
              disabled={index === shelves.length - 1}
              aria-label={t('catalogue.arranging.down', { shelf: t(names[kind]) })}
              onClick={() => move(kind, 1)}
            >
              <ArrowDown aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  )
}
