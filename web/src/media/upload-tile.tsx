import { type ReactNode, useEffect, useState } from 'react'
import { useConnectivity } from '../shell/frame/connectivity.ts'
import { X } from '../ui/icons.ts'
import { useWords, type Words } from '../ui/words/use-words.ts'
import type { QueuedUpload } from './upload-queue.ts'

/** An upload: its preview and its progress. */
export function UploadTile({ upload, onCancel }: { upload: QueuedUpload; onCancel: () => void }) {
  const t = useWords()
  const { file, state, share } = upload
  const { preview, hidePreview } = usePreview(file)
  const isOffline = useConnectivity() === 'offline'
  return (
    <div className="relative size-full overflow-hidden rounded-lg bg-sunken">
      {preview && <img src={preview} alt="" onError={hidePreview} className="size-full object-cover opacity-45" />}
      <div className="absolute inset-0 grid content-end gap-1.5 p-2">
        <span className="w-fit rounded-full bg-paper px-2 py-0.5 text-[0.75rem]/4 font-semibold tabular">
          {isOffline ? t('media.upload.offline') : describe(state, share, t)}
        </span>
        <progress
          aria-label={t('media.upload.progress', { file: file.name })}
          value={state === 'waiting' || state === 'preparing' ? undefined : share}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-paper [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
        />
      </div>
      <div className="absolute top-0 end-0">
        <TileButton label={t('media.upload.cancel', { file: file.name })} onClick={onCancel}>
          <X aria-hidden="true" className="size-4" />
        </TileButton>
      </div>
    </div>
  )
}

type TileButtonProps = { label: string; onClick: () => void; children: ReactNode }

/** A round button in a tile's corner; 44 pixels to press, 32 to see. */
export function TileButton({ label, onClick, children }: TileButtonProps) {
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

function describe(state: QueuedUpload['state'], share: number, t: Words): string {
  if (state === 'waiting') return t('media.upload.waiting')
  if (state === 'preparing') return t('media.upload.preparing')
  if (state === 'checking') return t('media.upload.checking')
  return t('media.upload.share', { percent: Math.round(share * 100) })
}

/** An address under which the browser shows a file that is still on the device, unless it cannot. */
function usePreview(file: File): { preview: string | null; hidePreview: () => void } {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return { preview, hidePreview: () => setPreview(null) }
}
