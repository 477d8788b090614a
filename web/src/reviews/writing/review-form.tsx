import type { Reviewable } from '@makola/contract/reviews/reviews.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { PhotoChooser } from '../../requests/pictures/photo-chooser.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { Drawer } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { StarChoice } from './star-choice.tsx'
import { useSaveReview } from './use-save-review.ts'

const mostPictures = 4

type ReviewFormProps = { line: Reviewable; rating: number; token: string; onClose: () => void }

/** The words and the pictures of a review, after its stars. */
export function ReviewForm({ line, rating: tapped, token, onClose }: ReviewFormProps) {
  const t = useWords()
  const { review, lineId } = line
  const start = { title: review?.title ?? '', text: review?.text ?? '', pictures: review?.pictures ?? [] }
  const { draft, change, drop } = useDraft(start, `review:${lineId}`)
  const [rating, setRating] = useState(tapped)
  const [isSending, setIsSending] = useState(false)
  const done = () => {
    drop()
    onClose()
  }
  const save = useSaveReview({ token, lineId, review, onDone: done })
  const send = () =>
    save.mutate({ rating, title: draft.title.trim(), text: draft.text.trim(), pictures: draft.pictures })
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t(review ? 'reviews.form.edit' : 'reviews.form.title')}
      description={line.name}
      footer={
        <Button isBusy={save.isPending} disabled={isSending} onClick={send} className="w-full">
          {t('reviews.form.send')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <StarChoice legend={t('reviews.form.stars')} name="form" value={rating} onChange={setRating} />
        <Field label={t('reviews.form.headline')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={100}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('reviews.form.text')} hint={t('reviews.form.text-hint')}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={2000}
              value={draft.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
        <div>
          <p className="mb-2 text-label">{t('reviews.form.pictures')}</p>
          <PhotoChooser
            token={token}
            most={mostPictures}
            ids={draft.pictures}
            onAdd={(id) => change(({ pictures }) => ({ pictures: [...pictures, id] }))}
            onRemove={(id) => change(({ pictures }) => ({ pictures: pictures.filter((other) => other !== id) }))}
            onBusy={setIsSending}
          />
        </div>
        <p className="text-small text-muted">{t('reviews.form.note')}</p>
        <FormProblem>{save.error?.message ?? ''}</FormProblem>
      </div>
    </Drawer>
  )
}
