import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export type Delivered = { from: string; to: string[]; data: string }

/** A mail server that keeps what it gets: just enough of RFC 5321 for a client that speaks it properly. */
export async function startSmtpServer() {
  const delivered: Delivered[] = []
  /** The answers to a recipient; a test sets a refusal here. */
  const answers = { recipient: '250 OK', greeting: '220 mail.test ESMTP' }
  const server = createServer((socket) => converse(socket, answers, delivered))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    answers,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function converse(socket: Socket, answers: { recipient: string; greeting: string }, delivered: Delivered[]): void {
  let letter: Delivered = { from: '', to: [], data: '' }
  let isData = false
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)

  function hear(line: string): void {
    if (isData) {
      if (line !== '.') {
        letter.data += `${line.replace(/^\./, '')}\r\n`
        return
      }
      isData = false
      delivered.push(letter)
      letter = { from: '', to: [], data: '' }
      return void say('250 Kept')
    }
    const [verb = ''] = line.toUpperCase().split(/[ :]/, 1)
    if (verb === 'EHLO') return void say('250-mail.test\r\n250-AUTH PLAIN\r\n250 8BITMIME')
    if (verb === 'MAIL') letter.from = /<(.*)>/.exec(line)?.[1] ?? ''
    if (verb === 'RCPT') {
      if (answers.recipient.startsWith('2')) letter.to.push(/<(.*)>/.exec(line)?.[1] ?? '')
      return void say(answers.recipient)
    }
    if (verb === 'DATA') {
      isData = true
      return void say('354 Go on')
    }
    if (verb === 'STARTTLS') return void say('502 Not here')
    say(verb === 'QUIT' ? '221 Bye' : '250 OK')
    if (verb === 'QUIT') socket.end()
  }

  socket.on('error', () => {})
  socket.on('data', (piece) => {
    const lines = (rest + piece.toString('utf8')).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  })
  say(answers.greeting)
}
