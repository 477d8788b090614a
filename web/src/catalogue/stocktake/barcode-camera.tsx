import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { readBarcodes } from './read-barcodes.ts'

/** The phone's camera as a scanner: each code that it sees is told, until it is closed. */
export function BarcodeCamera({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const t = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef(onCode)
  told.current = onCode
  const [last, setLast] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    void openCamera(ending.signal).then((stream) => {
      if (!stream || !video.current) return setIsRefused(!stream && !ending.signal.aborted)
      video.current.srcObject = stream
      readBarcodes(
        video.current,
        (code) => {
          navigator.vibrate?.(60)
          setLast(code)
          told.current(code)
        },
        ending.signal,
      )
    })
    return () => ending.abort()
  }, [])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('catalogue.stocktake.scan')}
      footer={<Button onClick={onClose}>{t('ui.run.done')}</Button>}
    >
      {isRefused ? (
        <p role="alert" className="py-4 text-danger-text">
          {t('catalogue.stocktake.no-camera')}
        </p>
      ) : (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          className="aspect-square w-full rounded-md bg-sunken object-cover"
        />
      )}
      <p role="status" className="min-h-6 py-2 text-center font-medium tabular">
        {last}
      </p>
    </Dialog>
  )
}

/** The camera on the back, ended by the signal; undefined when there is none or it is not allowed. */
async function openCamera(signal: AbortSignal): Promise<MediaStream | undefined> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    const end = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
    return stream
  } catch {
    return undefined
  }
}
