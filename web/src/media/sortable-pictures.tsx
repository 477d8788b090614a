import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useWords, type Words } from '../ui/words/use-words.ts'

type SortablePicturesProps = {
  /** In the order shown. */
  ids: string[]
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Tiles that change places: with the mouse, after a long press of a finger, or with Space and the arrow keys. */
export function SortablePictures({ ids, onMove, children }: SortablePicturesProps) {
  const t = useWords()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      // Enter opens a picture.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    }),
  )
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements: announce(ids, t),
        screenReaderInstructions: { draggable: t('media.move.instructions') },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

function announce(ids: string[], t: Words): Announcements {
  const count = ids.length
  const placeOf = ({ id }: { id: UniqueIdentifier }) => ({ place: ids.indexOf(String(id)) + 1, count })
  return {
    onDragStart: ({ active }) => t('media.move.picked-up', placeOf(active)),
    onDragOver: ({ over }) => (over ? t('media.move.over', placeOf(over)) : t('media.move.over-none')),
    onDragEnd: ({ over }) => (over ? t('media.move.put-down', placeOf(over)) : t('media.move.left')),
    onDragCancel: ({ active }) => t('media.move.cancelled', placeOf(active)),
  }
}
