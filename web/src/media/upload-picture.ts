import { completeUpload, openUpload, type Picture } from '@makola/contract/media/media.ts'
import { call } from '../shell/api/api-client.ts'
import { ApiProblem } from '../shell/api/api-problem.ts'
import { browserSurroundings, keepTrying } from './keep-trying.ts'
import { PutRefused, putBytes } from './put-bytes.ts'
import { shrinkPicture, UnreadablePicture } from './shrink-picture.ts'

export type UploadStep = 'preparing' | 'sending' | 'checking'

export type FollowUpload = {
  signal: AbortSignal
  /** @param share How much of the bytes has been sent, 0 to 1. */
  onStep: (step: UploadStep, share: number) => void
}

/**
 * A file's way into a store's pictures: scaled and converted to PNG here, uploaded to the API's address, checked there.
 * @throws UnreadablePicture, ApiProblem or PutRefused; the signal's reason when it was given up.
 */
export async function uploadPicture(storeId: string, file: File, { signal, onStep }: FollowUpload): Promise<Picture> {
  onStep('preparing', 0)
  const png = await shrinkPicture(file)
  const surroundings = browserSurroundings(signal)

  // Each try requests a new address: one is valid for ten minutes, and a lost connection may last longer.
  const send = async () => {
    onStep('sending', 0)
    const body = { store: storeId, contentType: 'image/png', contentLength: png.size } as const
    const { data: upload } = await call(openUpload, { body, signal })
    await putBytes(upload.put, png, { signal, onProgress: (share) => onStep('sending', share) })
    return upload.id
  }
  const id = await keepTrying(send, mayPass, surroundings)

  onStep('checking', 1)
  const complete = async () => (await call(completeUpload, { params: { id }, body: {}, signal })).data
  return keepTrying(complete, mayPass, surroundings).catch((error: unknown) => {
    throw explainRefusal(error)
  })
}

/** Returns the shop's own words for refusing the bytes as an `UnreadablePicture`, and any other failure unchanged. */
export function explainRefusal(error: unknown): unknown {
  const reason = error instanceof ApiProblem ? error.errorAt('/file') : undefined
  return reason === undefined ? error : new UnreadablePicture(reason, { cause: error })
}

/** Returns true when a retry may work: nobody answered, the server was busy, or the address had expired. */
export function mayPass(error: unknown): boolean {
  if (error instanceof PutRefused) return [0, 403, 408, 429].includes(error.status) || error.status >= 500
  // The wrong state is a check under way: an earlier try arrived, only its answer was lost.
  if (error instanceof ApiProblem) return error.type === 'wrong-state' || error.status === 429 || error.status >= 500
  // The error of fetch when the network fails.
  return error instanceof TypeError
}
