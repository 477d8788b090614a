import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../layers/lazy-part.tsx'
import { toastArea } from './toast.ts'

const Toaster = lazyPart(async () => ({ default: (await toastArea.load()).Toaster }))

/** The place of toasts. It mounts when the browser is idle, or earlier with the first toast. */
export function ToastArea() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const open = () => setIsWanted(true)
    const stop = toastArea.onWanted(open)
    const timer = setTimeout(open, 3000)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return (
    isWanted && (
      <Suspense>
        <Toaster onReady={toastArea.markReady} />
      </Suspense>
    )
  )
}
