import type { Picture } from '@makola/contract/media/media.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { announceUpload } from './announce-upload.ts'
import { mayPass, uploadPicture } from './upload-picture.ts'
import { createUploadQueue } from './upload-queue.ts'

/** Uploads into a store's pictures, three at once. Leaving the page cancels the rest. */
export function useUploads(storeId: string, onPicture: (picture: Picture, key: string) => void) {
  const latest = useRef({ storeId, onPicture })
  useEffect(() => {
    latest.current = { storeId, onPicture }
  })
  const [queue] = useState(() =>
    createUploadQueue({
      atOnce: 3,
      mayPass,
      upload: (file, follow) =>
        announceUpload(() => uploadPicture(latest.current.storeId, file, follow), follow.signal),
      onPicture: (picture, key) => latest.current.onPicture(picture, key),
    }),
  )
  useEffect(() => () => queue.cancelAll(), [queue])
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot)
  return { queue, uploads }
}
