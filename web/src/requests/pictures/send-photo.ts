import { openOrderFile } from '@makola/contract/media/private-files.ts'
import { call } from '../../shell/api/api-client.ts'
import { readProblem } from '../../shell/api/api-problem.ts'

/** A file that the browser cannot read as a picture. */
export class UnreadablePhoto extends Error {}

/**
 * Sends a photo as a private file of the order behind a tracking link. Returns its id.
 * @throws UnreadablePhoto, ApiProblem, or the browser's own error without a connection.
 */
export async function sendPhoto(token: string, file: Blob): Promise<string> {
  const { shrinkPhoto } = await import('../../media/private/shrink-photo.ts')
  const jpeg = await shrinkPhoto(file)
  if (!jpeg) throw new UnreadablePhoto()
  const body = { contentType: 'image/jpeg', contentLength: jpeg.size } as const
  const { data } = await call(openOrderFile, { params: { token }, body })
  const { url, method, headers } = data.put
  const answer = await fetch(url, { method, headers, body: jpeg })
  if (!answer.ok) throw await readProblem(answer)
  return data.id
}
