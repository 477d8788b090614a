import { formatMoney } from '@makola/money/format.ts'
import { html } from 'hono/html'
import type { sandboxCharges } from '../../tables.ts'
import type { statusOf } from './pay.ts'

type Html = ReturnType<typeof html>
type Charge = typeof sandboxCharges.$inferSelect
type Shown = { shopName: string; charge: Charge; status: ReturnType<typeof statusOf>; returnUrl: string; style: Html }

/** The sandbox's page for one charge: a form while it is open, its end afterwards. Works without JavaScript. */
export function renderSandboxPage({ shopName, charge, status, returnUrl, style }: Shown): Html {
  const amount = formatMoney({ amount: charge.amountMinor, currency: charge.currency })
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${status === 'pending' ? html`<meta http-equiv="refresh" content="5">` : ''}
<title>Sandbox payment to ${shopName}</title>
${style}
</head>
<body>
<div class="warning" role="note">Sandbox: no real money</div>
<main>
<section class="card">
<span class="soft">You pay ${shopName}</span>
<h1>${amount}</h1>
<dl><dt>Order</dt><dd>${charge.label}</dd></dl>
</section>
${status === 'open' ? choices() : ending(status, charge, returnUrl)}
<p class="reference">Reference ${charge.reference}</p>
</main>
</body>
</html>`
}

const options = (choices: Record<string, string>): Html[] =>
  Object.entries(choices).map(([value, text]) => html`<option value="${value}">${text}</option>`)

const reasons = options({ 'insufficient-funds': 'Insufficient funds', 'card-declined': 'Card declined' })
const webhooks = options({ once: 'At once', late: 'Late', twice: 'Twice', never: 'Never' })
const nextPages = options({ return: 'Return to the shop', close: 'Stay here, as if the page were closed' })
const refunds = options({
  'at-once': 'Arrive at once',
  later: 'Arrive after 20 seconds',
  failed: 'Fail after 20 seconds',
  'needs-attention': 'Need attention after 20 seconds',
  'turned-away': 'Arrive, and are turned away after 20 seconds',
})
const tampers = options({
  none: 'What was asked',
  'one-short': 'One minor unit less',
  'one-over': 'One minor unit more',
  'other-currency': 'The same figure in another currency',
})

/** Approve is the first button, so Enter presses it. */
function choices(): Html {
  return html`<form method="post" class="card">
<button class="main" name="action" value="approve">Approve</button>
<button name="action" value="approve-and-close">Approve and close this page</button>
<button name="action" value="leave">Leave without paying</button>
<hr>
<div class="pair">
<label>Reason<select name="reason">${reasons}</select></label>
<button class="danger" name="action" value="decline">Decline</button>
</div>
<div class="pair">
<label>Seconds it takes<input name="slowSeconds" type="number" min="0" max="86400" value="20" required></label>
<button name="action" value="slow">Pay slowly</button>
</div>
<hr>
<div class="pair">
<label>Webhook<select name="webhook">${webhooks}</select></label>
<label>Seconds, when late<input name="lateSeconds" type="number" min="0" max="86400" value="60" required></label>
</div>
<details>
<summary>For testing</summary>
<div>
<label>Refunds of it<select name="refunds">${refunds}</select></label>
<label>Afterwards<select name="afterwards">${nextPages}</select></label>
<label>What is charged<select name="tamper">${tampers}</select></label>
<p class="soft">The shop must notice when something else is charged than it asked for.</p>
</div>
</details>
</form>`
}

const endings = {
  success: { title: 'Approved', text: 'The sandbox has booked this payment. You may close this page.' },
  pending: {
    title: 'On its way',
    text: 'The sandbox is still working on this payment. This page looks again by itself.',
  },
  failed: { title: 'Declined', text: 'Nothing was charged.' },
  abandoned: { title: 'Left', text: 'Nothing was charged.' },
}

function ending(status: keyof typeof endings, charge: Charge, returnUrl: string): Html {
  const { title, text } = endings[status]
  return html`<section class="card" role="status">
<h2>${title}</h2>
<p>${status === 'failed' ? `${charge.reason} ` : ''}${text}</p>
<a class="button main" href="${returnUrl}">Return to the shop</a>
</section>`
}
