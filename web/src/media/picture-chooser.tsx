import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { buttonStyles } from '../ui/actions/button.tsx'
import { Camera, ImagePlus } from '../ui/icons.ts'
import { useWords } from '../ui/words/use-words.ts'

export type ChooserProps = {
  onFiles: (files: File[]) => void
  isMultiple: boolean
  isDisabled: boolean
  /** True while files hover over the field. */
  isOver: boolean
}

/** A field without pictures: a place to drop them, with the ways to choose. */
export function PictureInvitation({ isOver, room, ...chooser }: ChooserProps & { room: number }) {
  const t = useWords()
  return (
    <div
      className={cx(
        'grid justify-items-center gap-1 rounded-lg border-2 border-dashed px-4 py-8 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge bg-surface',
      )}
    >
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-accent-soft text-accent-text">
        <ImagePlus aria-hidden="true" className="size-6" />
      </span>
      <p className="font-semibold">
        {isOver ? t('media.choose.drop') : room > 1 ? t('media.choose.many') : t('media.choose.one')}
      </p>
      <p className="max-w-xs text-small text-muted">
        {room > 1 && `${t('media.choose.most', { most: room })} `}
        <span className="pointer-coarse:hidden">{`${t('media.choose.ways')} `}</span>
        {t('media.choose.smaller')}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <FileButton {...chooser} className={buttonStyles({ variant: 'default' })}>
          {room > 1 ? t('media.choose.pick-many') : t('media.choose.pick-one')}
        </FileButton>
        <FileButton
          {...chooser}
          capture="environment"
          className={cx(buttonStyles({ variant: 'outline' }), 'hidden! pointer-coarse:inline-flex!')}
        >
          <Camera aria-hidden="true" className="size-4" />
          {t('media.choose.camera')}
        </FileButton>
      </div>
    </div>
  )
}

/** The last place of a field with pictures: adds more. */
export function AddPictureTile({ isOver, isReplacing, ...chooser }: ChooserProps & { isReplacing: boolean }) {
  const t = useWords()
  return (
    <div
      className={cx(
        'grid size-full grid-rows-[1fr_auto] overflow-hidden rounded-lg border-2 border-dashed transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge bg-surface',
      )}
    >
      <FileButton
        {...chooser}
        className="grid touch place-content-center justify-items-center gap-1 text-small font-medium hover:bg-sunken"
      >
        <ImagePlus aria-hidden="true" className="size-5 text-accent-text" />
        {isReplacing ? t('media.choose.replace') : t('media.choose.add')}
      </FileButton>
      <FileButton
        {...chooser}
        capture="environment"
        className="hidden h-11 place-content-center border-t border-line hover:bg-sunken pointer-coarse:grid"
      >
        <Camera aria-hidden="true" className="size-5 text-accent-text" />
        <span className="sr-only">{t('media.choose.camera')}</span>
      </FileButton>
    </div>
  )
}

type FileButtonProps = Omit<ChooserProps, 'isOver'> & {
  /** Opens the camera at once, on devices that have one. */
  capture?: ComponentProps<'input'>['capture']
  className: string
  children: ReactNode
}

/** A button that opens the device's own choice of files. */
function FileButton({ onFiles, isMultiple, isDisabled, capture, className, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" disabled={isDisabled} className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={capture}
        multiple={isMultiple && capture === undefined}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again after it failed.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
