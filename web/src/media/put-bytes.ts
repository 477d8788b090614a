import type { Upload } from '@makola/contract/media/media.ts'
import { browserWords } from '../ui/words/use-words.ts'

/** Without progress for this long, in milliseconds, the storage counts as down. */
const silenceMilliseconds = 30_000

/** The storage refused the bytes; status 0 when it did not answer. */
export class PutRefused extends Error {
  readonly status: number
  constructor(status: number) {
    const t = browserWords()
    super(status === 0 ? t('media.storage.silent') : t('media.storage.refused', { status }))
    this.status = status
  }
}

/**
 * Sends bytes to a signed address. XMLHttpRequest, because fetch does not report progress.
 * @param onProgress The share that has been sent, 0 to 1.
 */
export function putBytes(
  { url, method, headers }: Upload['put'],
  bytes: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), silenceMilliseconds)
    }
    const stop = () => request.abort()
    request.upload.onprogress = ({ loaded }) => {
      listen()
      onProgress(loaded / bytes.size)
    }
    request.onloadend = () => {
      clearTimeout(silence)
      signal.removeEventListener('abort', stop)
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(signal.aborted ? signal.reason : new PutRefused(request.status))
    }
    signal.throwIfAborted()
    signal.addEventListener('abort', stop)
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    listen()
    request.send(bytes)
  })
}
