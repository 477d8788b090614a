import type { Picture as PictureData } from '@makola/contract/media/media.ts'
import { Picture } from '../../ui/display/picture.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type PictureChoiceProps = {
  pictures: readonly PictureData[]
  /** Undefined when several are chosen. */
  value: string | null | undefined
  onChange: (pictureId: string | null) => void
}

/** One of the product's pictures, or none: a second press takes the choice back. */
export function PictureChoice({ pictures, value, onChange }: PictureChoiceProps) {
  const t = useWords()
  return (
    <div className="flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <button
          key={picture.id}
          type="button"
          aria-label={t('catalogue.editor.variant.picture-number', {
            ...{ number: index + 1, alt: picture.alt },
            hasAlt: picture.alt ? 'yes' : 'no',
          })}
          aria-pressed={value === picture.id}
          onClick={() => onChange(value === picture.id ? null : picture.id)}
          className="overflow-hidden rounded-sm border-2 border-transparent aria-pressed:border-accent"
        >
          <Picture picture={picture} sizes="56px" alt="" className="size-14" />
        </button>
      ))}
    </div>
  )
}
