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

type SortablePicturesProps = {
  /** In the order shown. */
  ids: string[]
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Tiles that change places: with the mouse, after a long press of a finger, or with Space and the arrow keys. */
export function SortablePictures({ ids, onMove, children }: SortablePicturesProps) {
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
      accessibility={{ announcements: announce(ids), screenReaderInstructions: { draggable: instructions } }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

const instructions =
  'Press Enter to describe or move the picture. Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.'

function announce(ids: string[]): Announcements {
  const placeOf = (id: UniqueIdentifier) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`
  return {
    onDragStart: ({ active }) => `Picked up the picture at ${placeOf(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Now over ${placeOf(over.id)}.` : 'Now over no place.'),
    onDragEnd: ({ over }) => (over ? `Put down at ${placeOf(over.id)}.` : 'Left where it was.'),
    onDragCancel: ({ active }) => `Left at ${placeOf(active.id)}.`,
  }
}
