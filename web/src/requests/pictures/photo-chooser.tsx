import { useEffect, useRef, useState } from 'react'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { ImagePlus, X } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { sendPhoto, UnreadablePhoto } from './send-photo.ts'

const sendingNames = ['a', 'b', 'c', 'd', 'e', 'f']

type PhotoChooserProps = {
  token: string
  most?: number
  ids: readonly string[]
  onAdd: (id: string) => void
  onRemove: (id: string) => void
  /** True while photos are being sent: what waits for them waits. */
  onBusy: (isBusy: boolean) => void
}

/** Photos for the store: sent as soon as they are chosen, several at once. */
export function PhotoChooser({ token, most = 6, ids, onAdd, onRemove, onBusy }: PhotoChooserProps) {
  const t = useWords()
  const [sending, setSending] = useState(0)
  const [fault, setFault] = useState('')
  const [previews, setPreviews] = useState<Record<string, string>>({})
  const shown = useRef(previews)
  shown.current = previews
  useEffect(() => () => Object.values(shown.current).forEach((url) => void URL.revokeObjectURL(url)), [])
  const take = async (files: File[]) => {
    setFault('')
    onBusy(true)
    setSending(files.length)
    for (const file of files) {
      try {
        const id = await sendPhoto(token, file)
        setPreviews((before) => ({ ...before, [id]: URL.createObjectURL(file) }))
        onAdd(id)
      } catch (error) {
        const isUnreadable = error instanceof UnreadablePhoto
        setFault(t(isUnreadable ? 'requests.wizard.pictures.unreadable' : 'requests.wizard.pictures.failed'))
      }
      setSending((left) => left - 1)
    }
    onBusy(false)
  }
  const tile =
    'relative grid size-24 grid-rows-[100%] place-items-center rounded-md border border-line bg-sunken text-small text-muted'
  return (
    <div>
      <ul className="flex flex-wrap gap-3">
        {ids.map((id, index) => (
          <li key={id} className={tile}>
            {previews[id] ? (
              <img
                src={previews[id]}
                alt={t('requests.picture', { number: index + 1 })}
                className="size-full rounded-md object-cover"
              />
            ) : (
              t('requests.picture', { number: index + 1 })
            )}
            <button
              type="button"
              aria-label={t('requests.wizard.pictures.remove', { number: index + 1 })}
              onClick={() => onRemove(id)}
              className="touch absolute -end-2 -top-2 grid size-8 place-items-center rounded-full border border-line bg-surface text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
        {sendingNames.slice(0, sending).map((name) => (
          <li key={name} className={tile}>
            <Spinner label={t('requests.wizard.pictures.sending')} />
          </li>
        ))}
        {ids.length + sending < most && (
          <li>
            <label className="grid size-24 cursor-pointer place-items-center gap-1 rounded-md border border-dashed border-edge p-2 text-center text-small leading-4 font-medium hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
              <ImagePlus aria-hidden="true" className="size-6" />
              {t('requests.wizard.pictures.add')}
              <input
                type="file"
                accept="image/*"
                multiple
                className="sr-only"
                onChange={(event) => {
                  const files = [...(event.target.files ?? [])].slice(0, most - ids.length - sending)
                  event.target.value = ''
                  void take(files)
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p role="alert" className="mt-2 text-small font-medium text-danger-text empty:hidden">
        {fault}
      </p>
    </div>
  )
}
