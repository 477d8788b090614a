import { useSortable } from '@dnd-kit/sortable'
import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import { cx } from 'class-variance-authority'
import { Button } from '../../ui/actions/button.tsx'
import {
  ArrowDown,
  ArrowUp,
  ChevronRight,
  EllipsisVertical,
  GripVertical,
  ListIndentDecrease,
  ListIndentIncrease,
  Pencil,
  Plus,
  Trash,
} from '../../ui/icons.ts'
import { Menu, type MenuItem } from '../../ui/layers/menu.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { type CategoryPlace, type CategoryRow, deepestLevel, placeAfterStep, type Step } from './category-tree.ts'

export type CategoryActions = {
  add: (below: CategoryNode) => void
  rename: (node: CategoryNode) => void
  move: (node: CategoryNode, place: CategoryPlace) => void
  remove: (node: CategoryNode) => void
}

type CategoryTreeRowProps = {
  row: CategoryRow
  /** The shown depth: while it is dragged, the depth at which it would drop. */
  depth: number
  indentPixels: number
  tree: CategoryNode[]
  actions: CategoryActions | undefined
  onToggle: () => void
}

export function CategoryTreeRow({ row, depth, indentPixels, tree, actions, onToggle }: CategoryTreeRowProps) {
  const t = useWords()
  const sortable = useSortable({ id: row.id, disabled: !actions })
  const { transform, transition, isDragging } = sortable
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        paddingInlineStart: 8 + depth * indentPixels,
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
      }}
      className={cx(
        'relative flex min-h-14 items-center gap-1 border-b border-line pe-2 last:border-b-0',
        isDragging && 'z-10 bg-accent-soft shadow-raised',
      )}
    >
      {actions && (
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.listeners}
          tabIndex={-1}
          aria-hidden="true"
          className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center text-muted"
        >
          <GripVertical className="size-5" />
        </button>
      )}
      {row.childCount > 0 ? (
        <button
          type="button"
          onClick={onToggle}
          aria-expanded={row.isOpen}
          aria-label={t('catalogue.categories.toggle', { name: row.name })}
          className="touch grid shrink-0 place-items-center rounded-full hover:bg-sunken"
        >
          <ChevronRight
            aria-hidden="true"
            className={cx('size-5 text-muted transition-transform', row.isOpen && 'rotate-90')}
          />
        </button>
      ) : (
        <span className={cx('shrink-0', actions && depth > 0 ? 'w-3 sm:w-11' : 'w-11')} />
      )}
      <span className={cx('min-w-0 grow py-1 leading-5 wrap-anywhere', depth === 0 && 'font-semibold')}>
        {row.name}
      </span>
      <span className="shrink-0 px-2 text-small text-muted tabular">
        {t('catalogue.categories.products', {
          count: row.productCount,
          unit: (text) => <span className="max-sm:sr-only">{text}</span>,
        })}
      </span>
      {actions && (
        <Menu
          trigger={
            <Button variant="ghost" size="icon" aria-label={t('catalogue.categories.menu', { name: row.name })}>
              <EllipsisVertical aria-hidden="true" className="size-5" />
            </Button>
          }
          items={menuItems(row, tree, actions, t)}
        />
      )}
    </li>
  )
}

const icon = 'size-5'

function menuItems(row: CategoryRow, tree: CategoryNode[], actions: CategoryActions, t: Words): MenuItem[] {
  const step = (label: string, to: Step, symbol: MenuItem['icon']): MenuItem => {
    const place = placeAfterStep(tree, row.id, to)
    return { label, icon: symbol, isDisabled: place === null, onChoose: () => place && actions.move(row, place) }
  }
  return [
    {
      label: t('catalogue.categories.add-below'),
      icon: <Plus aria-hidden="true" className={icon} />,
      isDisabled: row.depth + 1 >= deepestLevel,
      onChoose: () => actions.add(row),
    },
    {
      label: t('catalogue.categories.rename'),
      icon: <Pencil aria-hidden="true" className={icon} />,
      onChoose: () => actions.rename(row),
    },
    step(t('catalogue.categories.move.up'), 'up', <ArrowUp aria-hidden="true" className={icon} />),
    step(t('catalogue.categories.move.down'), 'down', <ArrowDown aria-hidden="true" className={icon} />),
    step(t('catalogue.categories.move.in'), 'in', <ListIndentIncrease aria-hidden="true" className={icon} />),
    step(t('catalogue.categories.move.out'), 'out', <ListIndentDecrease aria-hidden="true" className={icon} />),
    {
      label: t('ui.delete'),
      icon: <Trash aria-hidden="true" className={icon} />,
      tone: 'danger',
      isDisabled: row.childCount > 0,
      ...(row.childCount > 0 && { hint: t('catalogue.categories.delete.not-empty') }),
      onChoose: () => actions.remove(row),
    },
  ]
}
