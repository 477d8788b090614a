import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One e-mail, ready to send: both forms of its body, no attachments. */
export type Message = { id: string; to: string; subject: string; html: string; text: string; sentAt: string }

/** Where e-mail goes. Sending the same id again replaces the message. */
export type Mailer = {
  send(message: Message): Promise<void>
  /** Where messages are kept instead of being sent, if they are. */
  folder?: string
}

/** A mailer that writes each message as one JSON file into a folder: what `/dev/mail` shows. */
export function openOutboxFolder(folder: string): Mailer {
  return {
    folder,
    async send(message) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${message.id}.json`), JSON.stringify(message, null, 2))
    },
  }
}

/** The newest messages of an outbox folder, newest first. */
export async function readOutboxFolder(folder: string, limit = 200): Promise<Message[]> {
  const names = await readdir(folder).catch(() => [])
  // Ids are UUIDv7, so names sort by time.
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, limit)
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Message))
}
