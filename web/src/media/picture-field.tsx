import type { Picture } from '@makola/contract/media/media.ts'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { lazyPart } from '../ui/layers/lazy-part.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { FailedUpload } from './failed-upload.tsx'
import { PictureInvitation } from './picture-chooser.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { useGivenFiles } from './use-given-files.ts'
import { usePictureList } from './use-picture-list.ts'

const PictureDetails = lazyPart(async () => ({ default: (await import('./picture-details.tsx')).PictureDetails }))

export type PictureFieldProps = {
  storeId: string
  /** In the order shown; the first is the cover. */
  value: readonly Picture[]
  onChange: (pictures: Picture[]) => void
  /** The most pictures in the field; in a field for one, a new picture replaces the old. */
  max: number
  label?: string
  hint?: string
  error?: string | undefined
  /** For a single picture; several are squares. */
  shape?: 'square' | 'wide'
  /** Reports the number of uploads under way, for the form to wait. */
  onUploading?: (count: number) => void
}

/** Pictures of something in a store: choose, take, drop or paste them; describe, reorder, remove. */
export function PictureField(props: PictureFieldProps) {
  const t = useWords()
  const { value, max, label = t('media.pictures'), hint, error, shape = 'square', onUploading } = props
  const id = useId()
  const element = useRef<HTMLFieldSetElement>(null)
  const [openId, setOpenId] = useState<string>()
  const list = usePictureList(props)
  const isOver = useGivenFiles(element, list.add, { isPasteShy: max === 1 })
  const uploading = list.running.length
  useEffect(() => onUploading?.(uploading), [onUploading, uploading])

  const chooser = { onFiles: list.add, isMultiple: max > 1, isDisabled: list.room <= 0, isOver }
  const openIndex = value.findIndex((picture) => picture.id === openId)
  const isEmpty = value.length === 0 && uploading === 0
  return (
    <fieldset ref={element} aria-describedby={`${id}-notes`} className="min-w-0">
      <legend className="mb-1 flex w-full justify-between gap-2 text-label">
        {label}
        {max > 1 && (
          <span className="font-normal text-muted tabular">
            {t('media.pictures.count', { count: value.length, most: max })}
          </span>
        )}
      </legend>
      {isEmpty ? (
        <PictureInvitation {...chooser} room={max} />
      ) : (
        <PictureGrid {...{ value, list, chooser, max, shape }} onOpen={setOpenId} />
      )}
      {list.failed.length > 0 && (
        <div role="alert">
          <ul className="mt-2 grid gap-2">
            {list.failed.map((upload) => (
              <FailedUpload
                key={upload.key}
                upload={upload}
                onRetry={() => list.queue.retry(upload.key)}
                onDismiss={() => list.queue.cancel(upload.key)}
              />
            ))}
          </ul>
        </div>
      )}
      <div id={`${id}-notes`} className="text-small empty:hidden [&>p]:mt-1">
        {error && <p className="font-medium text-danger-text">{error}</p>}
        {hint && <p className="text-muted">{hint}</p>}
        {value.length > 1 && <p className="text-muted in-disabled:hidden">{t('media.pictures.hint')}</p>}
      </div>
      {openIndex >= 0 && value[openIndex] && (
        <Suspense>
          <PictureDetails
            key={openId}
            picture={value[openIndex]}
            index={openIndex}
            count={value.length}
            onChange={list.replace}
            onMove={(to) => list.move(openIndex, to)}
            onRemove={() => list.remove(value[openIndex]?.id ?? '')}
            onClose={() => setOpenId(undefined)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
