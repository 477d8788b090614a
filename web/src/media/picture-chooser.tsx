import { cx } from 'class-variance-authority'
import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { buttonStyles } from '../ui/actions/button.tsx'

export type ChooserProps = {
  onFiles: (files: File[]) => void
  isMultiple: boolean
  isDisabled: boolean
  /** True while files hover over the field. */
  isOver: boolean
}

/** A field without pictures: a place to drop them, with the ways to choose. */
export function PictureInvitation({ isOver, room, ...chooser }: ChooserProps & { room: number }) {
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
        {isOver ? 'Let go to upload' : room > 1 ? 'Show it from every side' : 'No picture yet'}
      </p>
      <p className="max-w-xs text-small text-muted">
        {room > 1 ? `Up to ${room} pictures; the first is the cover. ` : ''}
        <span className="pointer-coarse:hidden">Drop them here, paste them, or choose. </span>
        Photos are made smaller before they leave your device.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <FileButton {...chooser} className={buttonStyles({ variant: 'default' })}>
          {room > 1 ? 'Choose pictures' : 'Choose a picture'}
        </FileButton>
        <FileButton
          {...chooser}
          capture="environment"
          className={cx(buttonStyles({ variant: 'outline' }), 'hidden! pointer-coarse:inline-flex!')}
        >
          <Camera aria-hidden="true" className="size-4" />
          Take a photo
        </FileButton>
      </div>
    </div>
  )
}

/** The last place of a field with pictures: adds more. */
export function AddPictureTile({ isOver, isReplacing, ...chooser }: ChooserProps & { isReplacing: boolean }) {
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
        {isReplacing ? 'Replace' : 'Add'}
      </FileButton>
      <FileButton
        {...chooser}
        capture="environment"
        className="hidden h-11 place-content-center border-t border-line hover:bg-sunken pointer-coarse:grid"
      >
        <Camera aria-hidden="true" className="size-5 text-accent-text" />
        <span className="sr-only">Take a photo</span>
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
