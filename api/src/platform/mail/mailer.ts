import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { newId } from '../ids.ts'

/** One email, ready to send: both forms of its body, no attachments. */
export type Message = { id: string; to: string; subject: string; html: string; text: string; sentAt: string }

/** Sends email. Sending the same id again replaces the message. */
export type Mailer = {
  send(message: Message): Promise<void>
  /** The folder that keeps messages instead of sending them, if set. */
  folder?: string
}

/**
 * A mailer that writes each message as a JSON file into a folder: `/dev/mail` shows them. Emails hold codes and addresses, so
 * only the shop's own user may read them. A file gets its name only when it is complete.
 */
export function openOutboxFolder(folder: string): Mailer {
  let isClosedToOthers = false
  return {
    folder,
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (!isClosedToOthers) await chmod(folder, 0o700)
      isClosedToOthers = true
      const file = join(folder, `${message.id}.json`)
      const unfinished = `${file}.${newId()}.part`
      await writeFile(unfinished, JSON.stringify(message, null, 2), { mode: 0o600 })
      await rename(unfinished, file)
    },
  }
}

/** The newest messages of an outbox folder, newest first. Invalid files are passed to `onUnreadable` and skipped. */
export async function readOutboxFolder(
  folder: string,
  { limit = 200, onUnreadable = (_name: string) => {} } = {},
): Promise<Message[]> {
  const names = await readdir(folder).catch(() => [])
  // Ids are UUIDv7, so names sort by time.
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, limit)
  const read = newest.map(async (name) => {
    const message = await readMessage(join(folder, name))
    if (message === null) onUnreadable(name)
    return message
  })
  return (await Promise.all(read)).filter((message) => message !== null)
}

const keptMessage = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
})

async function readMessage(file: string): Promise<Message | null> {
  try {
    return keptMessage.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}
