import { createHash } from 'node:crypto'
import { formatDateTime } from '@makola/money/format.ts'
import { say } from '@makola/words/say.ts'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { isLocalRequest } from '../../platform/http/public-address.ts'
import { type Message, readOutboxFolder } from '../../platform/mail/mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import { isForThisMachine } from '../../platform/this-machine.ts'
import type { Html } from './letter-frame.ts'

const t = say('en')

const stylesheet = `
:root { color-scheme: light dark; --paper: #faf6ef; --card: #fffdf9; --ink: #1f1a14; --soft: #6a5f52; --line: #e4dbcd; }
@media (prefers-color-scheme: dark) { :root { --paper: #161310; --card: #1f1b17; --ink: #f4ede2; --soft: #b6a999; --line: #3a332b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 800px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font: 800 28px/1.2 system-ui, sans-serif; letter-spacing: -0.02em; margin: 0 0 8px; }
a { color: inherit; }
.soft { color: var(--soft); }
ul { list-style: none; margin: 24px 0 0; padding: 0; border: 1px solid var(--line); border-radius: 16px; background: var(--card); overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: block; padding: 16px 20px; text-decoration: none; overflow-wrap: anywhere; }
li a:hover { text-decoration: underline; }
iframe, pre { display: block; width: 100%; margin: 24px 0 0; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
iframe { height: 80vh; background: #fff; }
pre { padding: 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
`
const style = html`<style>${raw(stylesheet)}</style>`
const styleHash = createHash('sha256').update(stylesheet).digest('base64')

/**
 * `/dev/mail`: the emails that a shop without a mail server would have sent. Only when they are kept in a folder and only this
 * machine can ask: they are other people's emails.
 */
export function mountDevMail(site: Hono, { config, mailer: { folder } }: Platform): void {
  if (folder === undefined || !isForThisMachine(config)) return

  site.use('/dev/mail/*', async (c, next) => (isLocalRequest(c.req.raw) ? next() : c.notFound()))

  site.get('/dev/mail', async (c) => {
    const unreadable: string[] = []
    const messages = await readOutboxFolder(folder, { onUnreadable: (name) => unreadable.push(name) })
    return show(c, t('notifications.dev-mail.title'), renderList(messages, unreadable), styleHash)
  })

  site.get('/dev/mail/:id', async (c) => {
    const messages = await readOutboxFolder(folder)
    const message = messages.find((candidate) => candidate.id === c.req.param('id'))
    if (!message) return c.text(t('notifications.dev-mail.unknown'), 404)
    // The policy of this page also covers the content of a frame, so the email's inline styles must be allowed.
    return show(c, message.subject, renderMessage(message), null)
  })
}

function show(c: Context, title: string, body: Html, hash: string | null): Response | Promise<Response> {
  const styles = hash === null ? "'unsafe-inline'" : `'sha256-${hash}'`
  c.header('cache-control', 'no-store')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src ${styles}; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${style}
</head>
<body><main>${body}</main></body>
</html>`)
}

function renderList(messages: Message[], unreadable: readonly string[]): Html {
  const items = messages.map(
    ({ id, to, subject, sentAt }) => html`<li><a href="/dev/mail/${id}">${subject}<br>
<span class="soft">${t('notifications.dev-mail.sent', { to, time: formatDateTime(sentAt) })}</span></a></li>`,
  )
  return html`<h1>${t('notifications.dev-mail.title')}</h1>
<p class="soft">${t('notifications.dev-mail.kept-here')}</p>
${unreadable.length > 0 ? html`<p>${t('notifications.dev-mail.left-out', { names: unreadable })}</p>` : ''}
${items.length > 0 ? html`<ul>${items}</ul>` : html`<p>${t('notifications.dev-mail.nothing')}</p>`}`
}

/** The sandbox lets links of the email open in a new tab, and nothing else. */
function renderMessage({ to, subject, sentAt, html: letter, text }: Message): Html {
  return html`<p><a href="/dev/mail">${t('notifications.dev-mail.all')}</a></p>
<h1>${subject}</h1>
<p class="soft">${t('notifications.dev-mail.sent', { to, time: formatDateTime(sentAt) })}</p>
<iframe title="${t('notifications.dev-mail.letter')}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${`<base target="_blank">${letter}`}"></iframe>
<h2>${t('notifications.dev-mail.plain')}</h2>
<pre>${text}</pre>`
}
