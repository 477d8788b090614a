import { openPrivateFile, type PrivateFileType } from '@makola/contract/media/private-files.ts'
import { call } from '../../shell/api/api-client.ts'
import { readProblem } from '../../shell/api/api-problem.ts'
import type { SentDocument } from './application-draft.ts'

const types = ['image/png', 'image/jpeg', 'application/pdf'] as const satisfies PrivateFileType[]
export const documentTypes = types.join(',')

/** A file of a kind that is not taken. */
export class WrongType extends Error {}

/**
 * Sends a document as a private file of the person who is signed in.
 * @throws WrongType, ApiProblem, or the browser's own error without a connection.
 */
export async function sendDocument(file: File): Promise<SentDocument> {
  const contentType = types.find((type) => type === file.type)
  if (!contentType) throw new WrongType()
  const name = file.name.slice(-100).trim() || 'document'
  const { data } = await call(openPrivateFile, { body: { contentType, contentLength: file.size, name } })
  const { url, method, headers } = data.put
  const answer = await fetch(url, { method, headers, body: file })
  if (!answer.ok) throw await readProblem(answer)
  return { id: data.id, name }
}
