import type { Picture } from '@makola/contract/media/media.ts'
import type { FollowUpload, UploadStep } from './upload-picture.ts'

/** A file on its way: `waiting` for its turn, one of the steps, or `failed` with the reason. */
export type QueuedUpload = {
  key: string
  file: File
  state: 'waiting' | UploadStep | 'failed'
  /** The share of the bytes sent so far, 0 to 1. */
  share: number
  problem: string | null
  /** True when a retry may help. */
  mayRetry: boolean
}

type Work = {
  upload: (file: File, follow: FollowUpload) => Promise<Picture>
  /** Called once for each file that became a picture; `keys` is the order of the selection. */
  onPicture: (picture: Picture, key: string) => void
  mayPass: (error: unknown) => boolean
  /** The number of uploads at the same time. */
  atOnce: number
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Uploads, a few at once; each can be cancelled or retried. Readable as an external store. */
export function createUploadQueue({ upload, onPicture, mayPass, atOnce }: Work) {
  let uploads: readonly QueuedUpload[] = []
  let added = 0
  const running = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  const publish = (next: readonly QueuedUpload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const change = (key: string, part: Partial<QueuedUpload>) =>
    publish(uploads.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const remove = (key: string) => publish(uploads.filter((each) => each.key !== key))

  const startNext = () => {
    const next = uploads.find(({ key, state }) => state === 'waiting' && !running.has(key))
    if (!next || running.size >= atOnce) return
    void run(next)
    startNext()
  }

  async function run({ key, file }: QueuedUpload): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    running.set(key, controller)
    try {
      const onStep = (state: UploadStep, share: number) => signal.aborted || change(key, { state, share })
      const picture = await upload(file, { signal, onStep })
      if (signal.aborted) return
      remove(key)
      onPicture(picture, key)
    } catch (error) {
      if (signal.aborted) return
      const problem = error instanceof Error ? error.message : String(error)
      change(key, { state: 'failed', problem, mayRetry: mayPass(error) })
    } finally {
      running.delete(key)
      startNext()
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => uploads,
    add(files: readonly File[]): void {
      const news = files.map(
        (file) => ({ key: String(added++), file, state: 'waiting', share: 0, problem: null, mayRetry: false }) as const,
      )
      publish([...uploads, ...news])
      startNext()
    },
    retry(key: string): void {
      change(key, { state: 'waiting', share: 0, problem: null })
      startNext()
    },
    cancel(key: string): void {
      running.get(key)?.abort()
      remove(key)
    },
    cancelAll(): void {
      for (const { key } of uploads) this.cancel(key)
    },
  }
}
