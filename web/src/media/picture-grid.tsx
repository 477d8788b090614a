import type { Picture } from '@makola/contract/media/media.ts'
import { cx } from 'class-variance-authority'
import { AddPictureTile, type ChooserProps } from './picture-chooser.tsx'
import { PictureTile } from './picture-tile.tsx'
import { SortablePictures } from './sortable-pictures.tsx'
import { UploadTile } from './upload-tile.tsx'
import type { usePictureList } from './use-picture-list.ts'

type PictureGridProps = {
  value: readonly Picture[]
  list: ReturnType<typeof usePictureList>
  chooser: ChooserProps
  max: number
  shape: 'square' | 'wide'
  onOpen: (id: string) => void
}

/** The pictures, the uploads, and the place for more. */
export function PictureGrid({ value, list, chooser, max, shape, onOpen }: PictureGridProps) {
  const single = shape === 'wide' ? 'col-span-full aspect-[3/1]' : 'col-span-2 aspect-square'
  const tileOf = (index: number) =>
    max === 1 ? single : index === 0 ? 'col-span-2 row-span-2 aspect-square' : 'aspect-square'
  const oneMore = shape === 'wide' ? 'col-span-full min-h-14' : 'col-span-2 aspect-square'
  const more = max === 1 ? oneMore : 'aspect-square'
  return (
    <SortablePictures ids={value.map((picture) => picture.id)} onMove={list.move}>
      <ul
        className={cx(
          'grid gap-2',
          max === 1 ? cx('grid-cols-4', shape === 'square' && 'max-w-72') : 'grid-cols-3 sm:grid-cols-4 lg:grid-cols-5',
        )}
      >
        {value.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            place={index + 1}
            isCover={max > 1 && index === 0}
            className={tileOf(index)}
            onOpen={() => onOpen(picture.id)}
            onRemove={() => list.remove(picture.id)}
          />
        ))}
        {list.running.map((upload, index) => (
          <li key={upload.key} className={tileOf(value.length + index)}>
            <UploadTile upload={upload} onCancel={() => list.queue.cancel(upload.key)} />
          </li>
        ))}
        {list.room > 0 && (
          <li className={cx(more, 'in-disabled:hidden pointer-coarse:aspect-auto pointer-coarse:min-h-24')}>
            <AddPictureTile {...chooser} isReplacing={max === 1 && value.length > 0} />
          </li>
        )}
      </ul>
    </SortablePictures>
  )
}
