import type { Picture } from '@makola/contract/media/media.ts'
import { useEffect, useRef } from 'react'
import { toast } from '../ui/messages/toast.ts'
import { useWords } from '../ui/words/use-words.ts'
import { insertInOrder, moveItem } from './arrange-pictures.ts'
import { useUploads } from './use-uploads.ts'

type PictureList = {
  storeId: string
  value: readonly Picture[]
  onChange: (pictures: Picture[]) => void
  max: number
}

/** The pictures of a field and the uploads, in the chosen order. */
export function usePictureList({ storeId, value, onChange, max }: PictureList) {
  const t = useWords()
  const pictures = useRef(value)
  useEffect(() => {
    pictures.current = value
  })
  const set = (next: Picture[]) => {
    // Two uploads may end before the form has drawn the first.
    pictures.current = next
    onChange(next)
  }
  const places = useRef(new Map<string, number>())
  const { queue, uploads } = useUploads(storeId, (picture, key) => {
    places.current.set(picture.id, Number(key))
    set(max === 1 ? [picture] : insertInOrder(pictures.current, picture, ({ id }) => places.current.get(id)))
  })
  const running = uploads.filter(({ state }) => state !== 'failed')
  const failed = uploads.filter(({ state }) => state === 'failed')
  const room = (max === 1 ? 1 : max - value.length) - running.length
  return {
    queue,
    running,
    failed,
    room,
    add(files: File[]) {
      queue.add(files.slice(0, room))
      const left = files.length - room
      if (left > 0 && files.length > 0) {
        void toast.info(t('media.choose.left-out', { most: max, left }))
      }
    },
    move: (from: number, to: number) => set(moveItem(pictures.current, from, to)),
    remove: (id: string) => set(pictures.current.filter((picture) => picture.id !== id)),
    replace: (changed: Picture) =>
      set(pictures.current.map((picture) => (picture.id === changed.id ? changed : picture))),
  }
}
