import { useSortable } from '@dnd-kit/sortable'
import type { Picture as PictureData } from '@makola/contract/media/media.ts'
import { cx } from 'class-variance-authority'
import { Picture } from '../ui/display/picture.tsx'
import { X } from '../ui/icons.ts'
import { useWords, type Words } from '../ui/words/use-words.ts'
import { TileButton } from './upload-tile.tsx'

type PictureTileProps = {
  picture: PictureData
  /** Its place among the pictures, from 1. */
  place: number
  isCover: boolean
  className: string
  onOpen: () => void
  onRemove: () => void
}

/** A picture of the field: press to describe or move it, drag to another place, remove. */
export function PictureTile({ picture, place, isCover, className, onOpen, onRemove }: PictureTileProps) {
  const t = useWords()
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.id,
    attributes: { roleDescription: t('media.tile.role') },
  })
  return (
    <li
      ref={setNodeRef}
      className={cx('relative', className, isDragging && 'z-10')}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={nameTile({ place, isCover, alt: picture.alt }, t)}
        onClick={onOpen}
        className={cx(
          'block size-full touch-manipulation overflow-hidden rounded-lg select-none [-webkit-touch-callout:none]',
          isDragging && 'scale-103 opacity-90 shadow-raised',
        )}
      >
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 768px) 320px, 60vw"
          className="pointer-events-none size-full"
        />
      </button>
      {isCover && (
        <span className="pointer-events-none absolute bottom-2 start-2 rounded-full bg-paper px-2.5 py-0.5 text-label">
          {t('media.cover')}
        </span>
      )}
      <div className="absolute top-0 end-0 in-disabled:hidden">
        <TileButton label={t('media.tile.remove', { place })} onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </TileButton>
      </div>
    </li>
  )
}

function nameTile({ place, isCover, alt }: { place: number; isCover: boolean; alt: string }, t: Words): string {
  if (alt === '') return isCover ? t('media.tile.cover', { place }) : t('media.tile', { place })
  return isCover ? t('media.tile.described-cover', { place, alt }) : t('media.tile.described', { place, alt })
}
