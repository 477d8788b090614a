import { randomBytes, randomInt } from 'node:crypto'
import { say } from '@makola/words/say.ts'
import type { Config } from '../config.ts'
import { securityHeaders } from './secure-headers.ts'

const t = say('en')

/**
 * The page for visitors while no page can be made: the shop is opening, or its database is down. 503 with `Retry-After`. It needs
 * nothing from the web's build, retries by itself and comes back to the same address.
 */
export function closedPage(config: Config): Response {
  // Spread out, so that visitors do not all return at once.
  const retrySeconds = randomInt(3, 8)
  const nonce = randomBytes(16).toString('base64')
  const page = { shopName: escapeText(config.shopName), title: t('shell.closed.title') }
  return answer(config, {
    retrySeconds,
    nonce,
    html: writePage({ ...page, body: waitingBody({ nonce, retrySeconds }) }),
  })
}

/** The page of a shop that has not opened yet: nobody waits before it. */
export function opensSoonPage(config: Config, { retryAfterSeconds }: { retryAfterSeconds: number }): Response {
  const page = { shopName: escapeText(config.shopName), title: t('shell.soon.title') }
  const html = writePage({ ...page, body: soonBody })
  return answer(config, { retrySeconds: retryAfterSeconds, nonce: randomBytes(16).toString('base64'), html })
}

function answer(config: Config, { retrySeconds, nonce, html }: { retrySeconds: number; nonce: string; html: string }) {
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    "style-src 'unsafe-inline'",
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return new Response(html, {
    status: 503,
    headers: {
      ...securityHeaders(config),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'retry-after': String(retrySeconds),
      'x-robots-tag': 'noindex',
    },
  })
}

export const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const writePage = ({
  shopName,
  title,
  body,
}: {
  shopName: string
  title: string
  body: string
}) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${shopName}</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<p class="name">${shopName}</p>
<h1>${title}</h1>
${body}
</body>
</html>
`

const waitingBody = ({
  nonce,
  retrySeconds,
}: {
  nonce: string
  retrySeconds: number
}) => `<p>${t('shell.closed.safe')}</p>
<p role="status" class="soft">${t('shell.closed.again')}</p>
<noscript><p class="soft">${t('shell.closed.no-script')}</p></noscript>
<a href="">${t('shell.closed.try')}</a>
</main>
<script nonce="${nonce}">
setInterval(async () => {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (page !== null && page.status < 500) location.reload()
}, ${retrySeconds * 1000})
</script>`

const soonBody = `<p>${t('shell.soon.text')}</p>
<p class="soft">${t('shell.soon.staff')}</p>
<a href="/login?redirect=/dashboard">${t('shell.soon.sign-in')}</a>
</main>`

/** The shop's colours, as in the web; no font has to be fetched. */
const style = `:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;text-align:center;
font:1rem/1.5 system-ui,sans-serif;background:light-dark(#faf6ee,#171310);color:light-dark(#1d1813,#f5eee3)}
body::before{content:"";position:fixed;inset:0 0 auto;height:.5rem;
background:repeating-linear-gradient(90deg,light-dark(#f0701a,#ff8b3d) 0 2rem,light-dark(#1d1813,#f5eee3) 2rem 4rem)}
main{display:grid;justify-items:center;gap:1rem;max-width:26rem}
h1{font-size:1.75rem;line-height:1.2}
.name{font-size:1.5rem;line-height:1;font-weight:800;letter-spacing:-.02em}
.soft{color:light-dark(#655b4f,#b8ab9a)}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.5rem;border-radius:99px;font-weight:600;
text-decoration:none;background:light-dark(#f0701a,#ff8b3d);color:#1d1308}
a:focus-visible{outline:3px solid light-dark(#1d1813,#ffb27d);outline-offset:2px}`
