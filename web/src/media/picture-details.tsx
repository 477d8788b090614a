import { type Picture as PictureData, updatePicture } from '@makola/contract/media/media.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../shell/api/api-client.ts'
import { Button } from '../ui/actions/button.tsx'
import { Picture } from '../ui/display/picture.tsx'
import { ArrowLeft, ArrowRight } from '../ui/icons.ts'
import { Field } from '../ui/inputs/field.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { useWords } from '../ui/words/use-words.ts'

type PictureDetailsProps = {
  picture: PictureData
  /** Its place among `count` pictures, from 0. */
  index: number
  count: number
  onChange: (picture: PictureData) => void
  onMove: (to: number) => void
  onRemove: () => void
  onClose: () => void
}

/** The details of one picture: its alt text, its place, its removal. */
export function PictureDetails({ picture, index, count, onChange, onMove, onRemove, onClose }: PictureDetailsProps) {
  const t = useWords()
  const [alt, setAlt] = useState(picture.alt)
  const save = useMutation({
    mutationFn: async () => (await call(updatePicture, { params: { id: picture.id }, body: { alt: alt.trim() } })).data,
    onSuccess: (saved) => {
      onChange(saved)
      onClose()
    },
  })
  const finish = () => (alt.trim() === picture.alt ? onClose() : save.mutate())
  return (
    <Dialog
      isOpen
      onClose={finish}
      title={count > 1 ? t('media.details.of', { place: index + 1, count }) : t('media.details')}
      footer={
        <>
          <Button variant="ghost" className="me-auto text-danger-text!" onClick={onRemove}>
            {t('media.details.remove')}
          </Button>
          <Button isBusy={save.isPending} onClick={finish}>
            {t('media.details.done')}
          </Button>
        </>
      }
    >
      <Picture
        picture={picture}
        sizes="(min-width: 640px) 480px, 100vw"
        className="max-h-[45dvh] rounded-lg [&_img]:max-h-[45dvh] [&_img]:object-contain"
      />
      {count > 1 && (
        <div className="mt-3 flex items-center gap-2">
          <Button
            variant="outline"
            size="icon"
            aria-label={t('media.details.earlier')}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label={t('media.details.later')}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <ArrowRight aria-hidden="true" className="size-4" />
          </Button>
          {index === 0 ? (
            <p className="ms-auto text-small text-muted">{t('media.details.is-cover')}</p>
          ) : (
            <Button variant="outline" className="ms-auto" onClick={() => onMove(0)}>
              {t('media.details.make-cover')}
            </Button>
          )}
        </div>
      )}
      <Field
        label={t('media.details.alt')}
        hint={t('media.details.alt.hint')}
        error={save.error?.message}
        className="mt-4 mb-2"
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={alt}
            placeholder={t('media.details.alt.example')}
            onChange={(event) => setAlt(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Does not submit the form around the field.
              event.preventDefault()
              finish()
            }}
          />
        )}
      </Field>
    </Dialog>
  )
}
