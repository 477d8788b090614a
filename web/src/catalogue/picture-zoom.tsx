import type { Picture as PictureData } from '@makola/contract/media.ts'
import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Picture } from '../ui/picture.tsx'

type PictureZoomProps = { picture: PictureData; name: string; isOpen: boolean; onClose: () => void }

/** A picture as large as the screen allows; another press doubles it, to be moved about by scrolling. */
export function PictureZoom({ picture, name, isOpen, onClose }: PictureZoomProps) {
  const [isDoubled, setIsDoubled] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      className="max-w-[min(64rem,calc(100dvh-8rem))]! overflow-hidden"
    >
      <div className="-mx-4 overflow-auto md:-mx-6">
        <button
          type="button"
          aria-pressed={isDoubled}
          aria-label={`Enlarge: ${picture.alt || name}`}
          className={cx('block', isDoubled ? 'w-[200%] cursor-zoom-out!' : 'w-full cursor-zoom-in!')}
          onClick={() => setIsDoubled(!isDoubled)}
        >
          <Picture picture={picture} sizes="1280px" isPriority className="aspect-square" />
        </button>
      </div>
    </Dialog>
  )
}
