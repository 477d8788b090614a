import type { Picture as PictureData } from '@makola/contract/media/media.ts'
import { cx } from 'class-variance-authority'
import { useState } from 'react'

const widths = [160, 320, 480, 640, 960, 1280]

type Addressed = Pick<PictureData, 'url' | 'name'>

/** The addresses of a picture at each width that the server makes: `/media/320/<uuid>.webp 320w, …`. */
export function formatSourceSet(picture: Addressed, format: 'webp' | 'avif'): string {
  return widths.map((width) => `${formatSource(picture, width, format)} ${width}w`).join(', ')
}

/**
 * The address of a picture for the preview of a shared link. Messengers show none of a large file (WhatsApp from 300 kB on), and what a
 * seller has uploaded is one.
 */
export function formatPreview(picture: Addressed | null | undefined): string | undefined {
  return picture ? formatSource(picture, 640, 'webp') : undefined
}

/** The same path beside the picture itself, at the shop's picture address. */
function formatSource({ url, name }: Addressed, width: number, format: 'webp' | 'avif'): string {
  return `${url.slice(0, -name.length)}${width}/${name.replace(/png$/, format)}`
}

export type PictureProps = {
  /** Null, or a file that does not load, shows a drawing instead. */
  picture: PictureData | null
  /** The displayed width, as in HTML: '(min-width: 768px) 25vw, 50vw'. */
  sizes: string
  /** Replaces the picture's own alt text; '' when the name is beside it. */
  alt?: string
  /** For the largest picture of the first screen: loaded first, without delay. */
  isPriority?: boolean
  /** Give it the ratio and the corners: 'aspect-square rounded-lg'. */
  className?: string
}

export function Picture({ picture, sizes, alt, isPriority = false, className }: PictureProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const box = cx('block overflow-hidden bg-sunken', className)
  if (!picture || hasFailed) return <PictureDrawing label={alt ?? picture?.alt ?? ''} className={box} />
  return (
    <picture className={box} style={{ backgroundColor: picture.color }}>
      <source type="image/avif" srcSet={formatSourceSet(picture, 'avif')} sizes={sizes} />
      <img
        // A picture may have failed before hydration, when its error could not be heard.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setHasFailed(true)
        }}
        src={formatSource(picture, 640, 'webp')}
        srcSet={formatSourceSet(picture, 'webp')}
        sizes={sizes}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        onError={() => setHasFailed(true)}
        className="size-full object-cover"
      />
    </picture>
  )
}

function PictureDrawing({ label, className }: { label: string; className: string }) {
  return (
    <span className={cx('grid! place-items-center text-edge', className)}>
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className="w-1/4 min-w-6 max-w-16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M8 20h32l-4 20H12zM16 20 22 8M32 20 26 8M8 28h32M19 20l2 20M29 20l-2 20" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
