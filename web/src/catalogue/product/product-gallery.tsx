import type { Picture as PictureData } from '@makola/contract/media/media.ts'
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Picture } from '../../ui/display/picture.tsx'
import { ZoomIn } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { pictureFrame } from '../cards/product-outline.tsx'
import type { ZoomPoint } from './use-zoom.ts'

const PictureZoom = lazyPart(async () => ({ default: (await import('./picture-zoom.tsx')).PictureZoom }))

/** A low phone cuts a little off, one on its side nothing. */
const frame = `${pictureFrame} max-md:landscape:[&_img]:object-contain`
const sizes = '(min-width: 1280px) 640px, (min-width: 768px) 50vw, 100vw'

/** Returns the pressed point of a picture, from 0 to 1; a key presses the middle. */
function pointOf({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** Pictures to swipe through, on a larger screen thumbnails that jump to them, and a closer look on press. */
export function ProductGallery({ pictures, name }: { pictures: PictureData[]; name: string }) {
  const t = useWords()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  // A browser fetches what lies beside the first picture, in sight or not, and pictures cost money on a phone: only the next one is drawn.
  const [farthest, setFarthest] = useState(1)
  const [zoomed, setZoomed] = useState<ZoomPoint>()
  const [isZoomed, setIsZoomed] = useState(false)
  const show = (index: number) =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' })

  const first = pictures[0]?.id
  // Another choice puts another picture first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the first picture that leads there
  useEffect(() => {
    strip.current?.scrollTo({ left: 0 })
  }, [first])

  if (pictures.length === 0)
    return <Picture picture={null} alt={name} sizes={sizes} className="aspect-square rounded-xl" />
  return (
    <section aria-label={t('catalogue.pictures.title')} className="grid gap-3">
      <div className="relative -mx-(--edge) md:mx-0">
        <ul
          ref={strip}
          className="rail snap-mandatory overscroll-x-contain md:rounded-xl"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            const shown = Math.round(scrollLeft / clientWidth)
            setCurrent(shown)
            setFarthest((last) => Math.max(last, shown + 1))
          }}
        >
          {pictures.map((picture, index) => (
            <li key={picture.id} className="w-full shrink-0 snap-center">
              <button
                type="button"
                aria-label={t('catalogue.pictures.look-closer', { picture: picture.alt || name })}
                className="group relative block w-full cursor-zoom-in! focus-visible:-outline-offset-4"
                onFocus={() => show(index)}
                onClick={(event) => {
                  setZoomed({ index, ...pointOf(event) })
                  setIsZoomed(true)
                }}
              >
                {index > farthest ? (
                  <span className={`block ${frame}`} />
                ) : (
                  <Picture picture={picture} sizes={sizes} isPriority={index === 0} className={frame} />
                )}
                <span className="absolute end-4 bottom-4 grid size-11 place-items-center rounded-full bg-paper text-ink">
                  <ZoomIn aria-hidden="true" className="size-5" />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <p className="absolute bottom-4 start-4 rounded-full bg-paper px-3 py-1 text-small font-medium text-ink tabular">
            {t('catalogue.pictures.position', {
              number: current + 1,
              count: pictures.length,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </p>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="rail gap-2 py-1 max-md:hidden">
          {pictures.map((picture, index) => (
            <li key={picture.id} className="shrink-0">
              <button
                type="button"
                aria-label={t('catalogue.pictures.show', { number: index + 1 })}
                aria-current={index === current ? 'true' : undefined}
                className="block overflow-hidden rounded-md border-2 border-transparent aria-[current]:border-ink"
                onClick={() => show(index)}
              >
                <Picture picture={picture} sizes="72px" alt="" className="size-16 md:size-18" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense>
          <PictureZoom
            {...{ pictures, name }}
            start={zoomed}
            isOpen={isZoomed}
            onShow={show}
            onClose={() => setIsZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
