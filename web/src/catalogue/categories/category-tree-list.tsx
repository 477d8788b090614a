import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import { useMemo, useState } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import { type CategoryRow, flattenTree, heightOf, placeBetween, withDescendants } from './category-tree.ts'
import { type CategoryActions, CategoryTreeRow } from './category-tree-row.tsx'

const indentPixels = 24

const silent = () => undefined
// Only pointers drag, and the library would read out ids, in English: the menu of a row serves everyone else.
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}

type Dragged = { id: string; overId: string; offset: number }

type CategoryTreeListProps = {
  tree: CategoryNode[]
  /** Absent: read-only. */
  actions?: CategoryActions
}

/** The tree of categories, to be dragged into another order; each row's menu does the same step by step. */
export function CategoryTreeList({ tree, actions }: CategoryTreeListProps) {
  const t = useWords()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [dragged, setDragged] = useState<Dragged | null>(null)
  // A touch must rest a moment before it drags: the page still scrolls under the thumb.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const rows = useMemo(() => {
    // A dragged category takes everything below it along.
    const hidden = dragged ? withDescendants(tree, dragged.id) : new Set<string>()
    return flattenTree(tree, closed).filter((row) => row.id === dragged?.id || !hidden.has(row.id))
  }, [tree, closed, dragged])
  const place = dragged && placeOf(tree, rows, dragged)

  const follow = ({ active, over, delta }: DragMoveEvent) =>
    setDragged({ id: String(active.id), overId: String(over?.id ?? active.id), offset: delta.x })
  const drop = ({ active }: DragEndEvent) => {
    setDragged(null)
    const node = tree.find(({ id }) => id === active.id)
    if (!place || !node || !actions) return
    const { parentId, position } = place
    if (node.parentId !== parentId || node.position !== position) actions.move(node, { parentId, position })
  }
  const toggle = (id: string) =>
    setClosed((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setDragged({ id: String(active.id), overId: String(active.id), offset: 0 })}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul
          aria-label={t('catalogue.categories.title')}
          className="overflow-hidden rounded-lg border border-line bg-surface"
        >
          {rows.map((row) => (
            <CategoryTreeRow
              key={row.id}
              row={row}
              depth={row.id === dragged?.id && place ? place.depth : row.depth}
              indentPixels={indentPixels}
              tree={tree}
              actions={actions}
              onToggle={() => toggle(row.id)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function placeOf(tree: CategoryNode[], rows: CategoryRow[], { id, overId, offset }: Dragged) {
  const row = rows.find((candidate) => candidate.id === id)
  const index = rows.findIndex((candidate) => candidate.id === overId)
  if (!row || index < 0) return null
  const wantedDepth = row.depth + Math.round(offset / indentPixels)
  return placeBetween(rows, { id, index, wantedDepth, height: heightOf(tree, id) })
}
