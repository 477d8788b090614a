import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSmtpServer } from '../../../../testing/servers/smtp-server.ts'
import { readConfig } from '../config.ts'
import { openSmtpMailer } from './smtp-mailer.ts'

let server: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  server = await startSmtpServer()
})
beforeEach(() => {
  server.delivered.length = 0
  server.answers.recipient = '250 OK'
})
afterAll(() => server.stop())

const message = {
  id: '0199d2a4-0000-7000-8000-000000000001',
  to: 'ada@example.test',
  subject: 'Your order is paid',
  html: '<p>Thank you, Ọláyínká</p>',
  text: 'Thank you, Ọláyínká',
  sentAt: '2026-11-20T08:00:00.000Z',
}
const from = 'Balogun & Co <orders@shop.test>'

describe('a message', () => {
  test('arrives in both forms, from the shop, under its own id', async () => {
    await openSmtpMailer({ url: server.url, from }).send(message)
    const [letter] = server.delivered
    expect(letter).toMatchObject({ from: 'orders@shop.test', to: ['ada@example.test'] })
    expect(letter?.data).toMatch(/^From: "?Balogun & Co"? <orders@shop\.test>\r$/m)
    expect(letter?.data).toContain(`Message-ID: <${message.id}@shop.test>`)
    expect(letter?.data).toContain('Date: Fri, 20 Nov 2026 08:00:00 +0000')
    expect(letter?.data).toContain('multipart/alternative')
    expect(letter?.data).toContain('Auto-Submitted: auto-generated')
  })

  test('has no headers or recipients typed by people', async () => {
    const mailer = openSmtpMailer({ url: server.url, from })
    await mailer.send({ ...message, subject: 'Hello\r\nBcc: eve@evil.test\r\n\r\nBody' })
    const [letter] = server.delivered
    expect(letter?.to).toEqual(['ada@example.test'])
    expect(letter?.data).not.toMatch(/^Bcc:/m)
    for (const to of ['ada@example.test, eve@evil.test', 'ada@example.test>\r\nRCPT TO:<eve@evil.test']) {
      await mailer.send({ ...message, to }).catch(() => {})
    }
    expect(server.delivered.flatMap((kept) => kept.to)).not.toContain('eve@evil.test')
  })
})

describe('a message that cannot be sent', () => {
  test('fails, so that the queue retries it', async () => {
    server.answers.recipient = '451 Try later'
    await expect(openSmtpMailer({ url: server.url, from }).send(message)).rejects.toThrow('451')
    await expect(openSmtpMailer({ url: 'smtp://127.0.0.1:1', from }).send(message)).rejects.toThrow()
    expect(server.delivered).toEqual([])
  })

  test('never sends a password over an unencrypted connection', async () => {
    const url = server.url.replace('//', '//shop:secret@')
    await expect(openSmtpMailer({ url, from }).send(message)).rejects.toThrow(/TLS/i)
    expect(server.delivered).toEqual([])
  })
})

describe('the settings', () => {
  test('name a server and a sender together, or neither', () => {
    expect(readConfig({}).smtp).toBeNull()
    expect(readConfig({ SMTP_URL: 'smtps://mail.test', MAIL_FROM: from }).smtp).toEqual({
      url: 'smtps://mail.test',
      from,
    })
    expect(readConfig({ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'orders@shop.test' }).smtp?.from).toBe(
      'orders@shop.test',
    )
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.test' })).toThrow('MAIL_FROM must be given with SMTP_URL')
    expect(() => readConfig({ SMTP_URL: 'https://mail.test', MAIL_FROM: from })).toThrow(
      'SMTP_URL must start with smtp',
    )
    for (const bad of ['Shop', 'a@b, c@d', 'x <a@b>\r\nBcc: <e@f>', '<a@b']) {
      expect(() => readConfig({ SMTP_URL: 'smtp://mail.test', MAIL_FROM: bad }), bad).toThrow('MAIL_FROM')
    }
  })
})
