import { openOrderFile, openPrivateFile } from '@makola/contract/media/private-files.ts'
import type { Message } from '@makola/contract/messages/messages.ts'
import { shrinkPhoto } from '../../media/private/shrink-photo.ts'
import { call } from '../../shell/api/api-client.ts'
import { readProblem } from '../../shell/api/api-problem.ts'

type MessageFile = Message['files'][number]

/** A file of a kind that is not taken. */
export class WrongFile extends Error {}

/**
 * Sends a file for a message: a PDF as it is, a picture as a smaller JPEG. With the token of a tracking link it is the buyer's.
 * @throws WrongFile, ApiProblem, or the browser's own error without a connection.
 */
export async function sendFile(file: File, token: string | undefined): Promise<MessageFile> {
  const isPdf = file.type === 'application/pdf'
  const bytes = isPdf ? file : await shrinkPhoto(file)
  if (!bytes) throw new WrongFile()
  const contentType = isPdf ? 'application/pdf' : 'image/jpeg'
  const name = file.name.replaceAll(/\s+/g, ' ').trim().slice(-100)
  const body = { contentType, contentLength: bytes.size, name } as const
  const { data } = token
    ? await call(openOrderFile, { params: { token }, body })
    : await call(openPrivateFile, { body })
  const { url, method, headers } = data.put
  const answer = await fetch(url, { method, headers, body: bytes })
  if (!answer.ok) throw await readProblem(answer)
  return { id: data.id, contentType, name }
}
