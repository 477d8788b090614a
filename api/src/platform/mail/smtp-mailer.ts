import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** A mail server, and the sender of the shop's emails. */
export type Smtp = { url: string; from: string }

/** Together less than a job's limit: a silent server is a failure that the queue retries. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * A mailer that passes each message to a mail server, one connection each. Encrypted whenever the server can, and always with a
 * password. A message sent again keeps its Message-ID, by which email programs recognise it.
 */
export function openSmtpMailer({ url, from }: Smtp): Mailer {
  const transport = createTransport({
    url,
    requireTLS: new URL(url).password !== '',
    ...timeouts,
    // Typed text must not make it read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  return {
    async send({ id, to, subject, html, text, sentAt }) {
      await transport.sendMail({
        from,
        // As a single address: a comma in it starts no second one.
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId: `<${id}@${host}>`,
        date: new Date(sentAt),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}
