import { formatPrice } from '@makola/money/format.ts'
import { say } from '@makola/words/say.ts'
import { html } from 'hono/html'
import type { sandboxCharges } from '../../tables.ts'
import type { statusOf } from './pay.ts'

const t = say('en')

type Html = ReturnType<typeof html>
type Charge = typeof sandboxCharges.$inferSelect
type Shown = {
  shopName: string
  charge: Charge
  status: ReturnType<typeof statusOf>
  isDisputed: boolean
  returnUrl: string
  style: Html
}

/** The sandbox's page for one charge: a form while it is open, its end afterwards. Works without JavaScript. */
export function renderSandboxPage({ shopName, charge, status, isDisputed, returnUrl, style }: Shown): Html {
  const amount = formatPrice({ amount: charge.amountMinor, currency: charge.currency })
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${status === 'pending' ? html`<meta http-equiv="refresh" content="5">` : ''}
<title>${t('payments.sandbox.page.title', { shopName })}</title>
${style}
</head>
<body>
<div class="warning" role="note">${t('payments.sandbox.page.no-money')}</div>
<main>
<section class="card">
<span class="soft">${t('payments.sandbox.page.you-pay', { shopName })}</span>
<h1>${amount}</h1>
<dl><dt>${t('payments.sandbox.page.order')}</dt><dd>${charge.label}</dd></dl>
</section>
${status === 'open' ? choices() : ending(status, charge, returnUrl)}
${status === 'success' ? bank(charge, isDisputed) : ''}
<p class="reference">${t('payments.sandbox.page.reference', { reference: charge.reference })}</p>
</main>
</body>
</html>`
}

const options = (choices: Record<string, string>): Html[] =>
  Object.entries(choices).map(([value, text]) => html`<option value="${value}">${text}</option>`)

const reasons = options({
  'insufficient-funds': t('payments.sandbox.page.insufficient-funds'),
  'card-declined': t('payments.sandbox.page.card-declined'),
})
const webhooks = options({
  once: t('payments.sandbox.page.once'),
  late: t('payments.sandbox.page.late'),
  twice: t('payments.sandbox.page.twice'),
  never: t('payments.sandbox.page.never'),
})
const nextPages = options({ return: t('payments.sandbox.page.return'), close: t('payments.sandbox.page.stay') })
const refunds = options({
  'at-once': t('payments.sandbox.page.arrive'),
  later: t('payments.sandbox.page.arrive-later'),
  failed: t('payments.sandbox.page.fail'),
  'needs-attention': t('payments.sandbox.page.need-attention'),
  'turned-away': t('payments.sandbox.page.turned-away'),
})
const tampers = options({
  none: t('payments.sandbox.page.as-asked'),
  'one-short': t('payments.sandbox.page.one-less'),
  'one-over': t('payments.sandbox.page.one-more'),
  'other-currency': t('payments.sandbox.page.other-currency'),
})

/** Approve is the first button, so Enter presses it. */
function choices(): Html {
  return html`<form method="post" class="card">
<button class="main" name="action" value="approve">${t('payments.sandbox.page.approve')}</button>
<button name="action" value="leave">${t('payments.sandbox.page.leave')}</button>
<hr>
<div class="pair">
<label>${t('payments.sandbox.page.reason')}<select name="reason">${reasons}</select></label>
<button class="danger" name="action" value="decline">${t('payments.sandbox.page.decline')}</button>
</div>
<details>
<summary>${t('payments.sandbox.page.testing')}</summary>
<div>
<button name="action" value="approve-and-close">${t('payments.sandbox.page.approve-and-close')}</button>
<div class="pair">
<label>${t('payments.sandbox.page.seconds')}<input name="slowSeconds" type="number" min="0" max="86400" value="20" required></label>
<button name="action" value="slow">${t('payments.sandbox.page.pay-slowly')}</button>
</div>
<div class="pair">
<label>${t('payments.sandbox.page.webhook')}<select name="webhook">${webhooks}</select></label>
<label>${t('payments.sandbox.page.seconds-late')}<input name="lateSeconds" type="number" min="0" max="86400" value="60" required></label>
</div>
<label>${t('payments.sandbox.page.refunds')}<select name="refunds">${refunds}</select></label>
<label>${t('payments.sandbox.page.afterwards')}<select name="afterwards">${nextPages}</select></label>
<label>${t('payments.sandbox.page.charged')}<select name="tamper">${tampers}</select></label>
<p class="soft">${t('payments.sandbox.page.notice')}</p>
</div>
</details>
</form>`
}

const endings = {
  success: { title: t('payments.sandbox.page.approved'), text: t('payments.sandbox.page.approved-text') },
  pending: {
    title: t('payments.sandbox.page.pending'),
    text: t('payments.sandbox.page.pending-text'),
  },
  failed: { title: t('payments.sandbox.page.declined'), text: t('payments.sandbox.page.nothing-charged') },
  abandoned: { title: t('payments.sandbox.page.left'), text: t('payments.sandbox.page.nothing-charged') },
}

function ending(status: keyof typeof endings, charge: Charge, returnUrl: string): Html {
  const { title, text } = endings[status]
  return html`<section class="card" role="status">
<h2>${title}</h2>
<p>${status === 'failed' ? `${charge.reason} ` : ''}${text}</p>
<a class="button main" href="${returnUrl}">${t('payments.sandbox.page.return')}</a>
</section>`
}

/** The bank of the buyer: weeks later it may want the money back. */
function bank({ reference }: Charge, isDisputed: boolean): Html {
  return html`<form method="post" action="/sandbox/pay/${encodeURIComponent(reference)}/bank" class="card">
<h2>${t('payments.sandbox.bank.title')}</h2>
<p class="soft">${isDisputed ? t('payments.sandbox.bank.disputed') : t('payments.sandbox.bank.text')}</p>
${isDisputed ? html`<button name="act" value="wait">${t('payments.sandbox.bank.wait')}</button>` : html`<button class="danger" name="act" value="dispute">${t('payments.sandbox.bank.dispute')}</button>`}
</form>`
}
