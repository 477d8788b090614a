import { cx } from 'class-variance-authority'
import RotateCw from 'lucide-react/icons/rotate-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useConnectivity } from '../shell/connectivity.ts'
import type { QueuedUpload } from './upload-queue.ts'

type UploadTileProps = { upload: QueuedUpload; onCancel: () => void; onRetry: () => void }

/** A file on its way: what it shows already, how far it is, and what went wrong. */
export function UploadTile({ upload, onCancel, onRetry }: UploadTileProps) {
  const { file, state, share, problem } = upload
  const preview = usePreview(file)
  const isOffline = useConnectivity() === 'offline'
  const hasFailed = state === 'failed'
  return (
    <div className="relative size-full overflow-hidden rounded-lg bg-sunken">
      {preview && (
        <img src={preview} alt="" className={cx('size-full object-cover', hasFailed ? 'opacity-15' : 'opacity-45')} />
      )}
      <div className="absolute inset-0 grid content-end gap-1.5 p-2">
        {hasFailed ? (
          <div role="alert" className="grid content-end gap-1 text-[0.75rem]/4 font-medium text-danger-text">
            <TriangleAlert aria-hidden="true" className="size-4" />
            <span className="line-clamp-4" title={problem ?? ''}>
              <span className="sr-only">{file.name}: </span>
              {problem}
            </span>
          </div>
        ) : (
          <>
            <span className="w-fit rounded-full bg-paper px-2 py-0.5 text-[0.75rem]/4 font-semibold tabular">
              {isOffline ? 'Waits for the connection' : describe(state, share)}
            </span>
            <progress
              aria-label={`Uploading ${file.name}`}
              value={state === 'waiting' || state === 'preparing' ? undefined : share}
              className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-paper [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
            />
          </>
        )}
      </div>
      <div className="absolute inset-x-0 top-0 flex justify-end">
        {hasFailed && (
          <TileButton label={`Try again: ${file.name}`} onClick={onRetry}>
            <RotateCw aria-hidden="true" className="size-4" />
          </TileButton>
        )}
        <TileButton label={hasFailed ? `Dismiss ${file.name}` : `Cancel ${file.name}`} onClick={onCancel}>
          <X aria-hidden="true" className="size-4" />
        </TileButton>
      </div>
    </div>
  )
}

/** A round button in a tile's corner; 44 pixels to press, 32 to see. */
export function TileButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="group grid touch place-items-center"
    >
      <span className="grid size-8 place-items-center rounded-full bg-paper/90 text-ink shadow-raised transition-colors group-hover:bg-ink group-hover:text-paper">
        {children}
      </span>
    </button>
  )
}

function describe(state: QueuedUpload['state'], share: number): string {
  if (state === 'waiting') return 'In line'
  if (state === 'preparing') return 'Preparing'
  if (state === 'checking') return 'Checking'
  return `${Math.round(share * 100)} %`
}

/** An address under which the browser shows a file that is still on the device. */
function usePreview(file: File): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return preview
}
