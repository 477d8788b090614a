import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** A mail server, and who the shop's mail is from. */
export type Smtp = { url: string; from: string }

/** Together less than a job may take: a silent server is a failure that the queue tries again. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * A mailer that hands each message to a mail server, one connection each. Encrypted whenever the server can, and always
 * where a password is sent. A message sent again keeps its Message-ID, by which mail programs know it.
 */
export function openSmtpMailer({ url, from }: Smtp): Mailer {
  const transport = createTransport({
    url,
    requireTLS: new URL(url).password !== '',
    ...timeouts,
    // Nothing that somebody typed may make it read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  return {
    async send({ id, to, subject, html, text, sentAt }) {
      await transport.sendMail({
        from,
        // As one address: a comma in it begins no second one.
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
