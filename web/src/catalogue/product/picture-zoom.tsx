import { Dialog } from '@base-ui/react/dialog'
import type { Picture as PictureData } from '@makola/contract/media/media.ts'
import { cx } from 'class-variance-authority'
import type { KeyboardEvent } from 'react'
import { ChevronLeft, ChevronRight, X } from '../../ui/icons.ts'
import { useLayer } from '../../ui/layers/layers.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useZoom, type ZoomPoint } from './use-zoom.ts'

type PictureZoomProps = {
  pictures: PictureData[]
  name: string
  start: ZoomPoint
  isOpen: boolean
  onShow: (index: number) => void
  onClose: () => void
}

/**
 * The pictures over the whole screen, larger than on the page, from the largest source. It opens at the pressed point; swipe,
 * arrows and keys lead to the next one, two fingers or a press change the size.
 */
export function PictureZoom({ isOpen, onClose, ...rest }: PictureZoomProps) {
  const t = useWords()
  useLayer(isOpen, onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-50 bg-paper text-ink outline-none">
          <Dialog.Title className="sr-only">{rest.name}</Dialog.Title>
          <Pictures {...rest} />
          <Dialog.Close aria-label={t('ui.close')} className={cx(round, 'top-4 end-4')}>
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Pictures({ pictures, name, start, onShow }: Omit<PictureZoomProps, 'isOpen' | 'onClose'>) {
  const t = useWords()
  const { view, index, show, toggle, isLarge, width } = useZoom({ start, count: pictures.length, onShow })
  const picture = pictures[index]
  const shown = { picture: picture?.alt || name }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show(index + 1)
    if (key === 'ArrowLeft') show(index - 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only add to the buttons that do the same
    <div onKeyDown={onKeyDown} className="size-full">
      <div ref={view} className="flex size-full overflow-auto overscroll-contain">
        {picture && (
          <button
            type="button"
            aria-label={isLarge ? t('catalogue.pictures.show-whole', shown) : t('catalogue.pictures.enlarge', shown)}
            onClick={toggle}
            style={{ width: width || 'min(100vw, 100dvh)' }}
            className={cx(
              'm-auto block aspect-square shrink-0 focus-visible:-outline-offset-4',
              isLarge ? 'cursor-zoom-out!' : 'cursor-zoom-in!',
            )}
          >
            <img
              src={picture.url}
              alt=""
              draggable={false}
              style={{ backgroundColor: picture.color }}
              className="size-full object-cover"
            />
          </button>
        )}
      </div>
      {index > 0 && (
        <button
          type="button"
          aria-label={t('catalogue.pictures.previous')}
          onClick={() => show(index - 1)}
          className={cx(round, 'bottom-4 start-4')}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </button>
      )}
      {index < pictures.length - 1 && (
        <button
          type="button"
          aria-label={t('catalogue.pictures.next')}
          onClick={() => show(index + 1)}
          className={cx(round, 'end-4 bottom-4')}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      )}
      <p
        aria-live="polite"
        className="absolute top-4 start-4 rounded-full bg-paper px-3 py-1 text-small font-medium tabular"
      >
        {t('catalogue.pictures.position', {
          number: index + 1,
          count: pictures.length,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </p>
    </div>
  )
}

const round =
  'absolute grid size-11 place-items-center rounded-full border border-line bg-paper text-ink shadow-raised hover:border-ink'
