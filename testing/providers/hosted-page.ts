import { html, raw } from 'hono/html'
import { z } from 'zod'
import { sandboxStyle } from '../../api/src/payments/providers/sandbox/style.ts'
import type { FakeApp } from './fake-server.ts'

/** The choices on a hosted page besides the payment's end. */
const pageChoice = z.object({
  scenario: z.string(),
  webhook: z.enum(['once', 'twice', 'late', 'never', 'forged']).default('once'),
  /** The booking that differs from the request. */
  tamper: z.enum(['none', 'one-short', 'one-over', 'other-currency', 'amount-as-text']).default('none'),
  afterwards: z.enum(['return', 'close']).default('return'),
})

export type PageChoice = z.output<typeof pageChoice>

/** A payment as its page shows it. Amounts are as the provider writes them. */
export type HostedPayment = {
  reference: string
  amount: string
  currency: string
  /** `open`: not decided. After `failed` another attempt is possible on the same page. */
  status: 'open' | 'pending' | 'success' | 'failed' | 'abandoned'
  /** The address to return to, with the parameters that the provider appends. */
  returnUrl: string
}

type HostedPages = {
  /** The provider's name, as people know it. */
  provider: string
  /** The possible ends of a payment, in the order of the buttons: name and words. Enter chooses the first. */
  scenarios: Record<string, string>
  find(id: string): HostedPayment | null
  /** Books the choice and announces it; a decided payment stays unchanged. */
  decide(id: string, choice: PageChoice): Promise<void>
}

/** The pages below `/hosted/:id`, which people click through and tests post to: `scenario=pay&webhook=late`. */
export function mountHostedPages(app: FakeApp, pages: HostedPages): void {
  app.get('/hosted/:id', (c) => {
    const payment = pages.find(c.req.param('id'))
    return payment ? c.html(renderPage(pages, payment)) : c.text('There is no such payment.', 404)
  })

  app.post('/hosted/:id', async (c) => {
    const id = c.req.param('id')
    const choice = pageChoice.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())))
    if (!choice.success || !(choice.data.scenario in pages.scenarios)) return c.text('No such choice.', 422)
    if (!pages.find(id)) return c.text('There is no such payment.', 404)
    await pages.decide(id, choice.data)
    const isClosed = choice.data.afterwards === 'close'
    return c.redirect(isClosed ? c.req.path : (pages.find(id)?.returnUrl ?? c.req.path), 303)
  })
}

/** An amount on the provider's wire, off by one of its smallest steps when so chosen. */
export function tamperAmount(amount: number, tamper: PageChoice['tamper'], step = 1): number {
  if (tamper === 'one-short') return Number((amount - step).toFixed(3))
  if (tamper === 'one-over') return Number((amount + step).toFixed(3))
  return amount
}

/** The currency, or another one when so chosen. */
export function tamperCurrency(currency: string, tamper: PageChoice['tamper']): string {
  if (tamper !== 'other-currency') return currency
  return currency === 'USD' ? 'GHS' : 'USD'
}

const webhooks = { once: 'At once', twice: 'Twice', late: 'After a minute', never: 'Never', forged: 'Wrong signature' }
const tampers = {
  none: 'What was asked',
  'one-short': 'One unit less',
  'one-over': 'One unit more',
  'other-currency': 'The same figure in another currency',
  'amount-as-text': 'The amount written as text',
}
const nextPages = { return: 'Return to the shop', close: 'Stay here, as if the page were closed' }

function select(name: string, label: string, choices: Record<string, string>) {
  const options = Object.entries(choices).map(([value, text]) => html`<option value="${value}">${text}</option>`)
  return html`<label>${label}<select name="${name}">${options}</select></label>`
}

function renderPage(
  { provider, scenarios }: HostedPages,
  { reference, amount, currency, status, returnUrl }: HostedPayment,
) {
  const buttons = Object.entries(scenarios).map(
    ([name, words], index) =>
      html`<button name="scenario" value="${name}" class="${index === 0 ? 'main' : ''}">${words}</button>`,
  )
  const form = html`<form method="post" class="card">
${buttons}
<hr>
${select('webhook', 'Webhook', webhooks)}
${select('tamper', 'What is charged', tampers)}
${select('afterwards', 'Afterwards', nextPages)}
</form>`
  const end = html`<section class="card" role="status"><h2>${status}</h2>
<a class="button main" href="${returnUrl}">Return to the shop</a></section>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${status === 'pending' ? html`<meta http-equiv="refresh" content="5">` : ''}
<title>Fake ${provider}</title>
<style>${raw(sandboxStyle)}</style>
</head>
<body>
<div class="warning" role="note">A fake ${provider}: no real money</div>
<main>
<section class="card"><span class="soft">You pay</span><h1>${currency} ${amount}</h1></section>
${status === 'failed' ? html`<section class="card" role="status">This did not work. Nothing was charged; you may try again.</section>` : ''}
${status === 'open' || status === 'failed' ? form : end}
<p class="reference">Reference ${reference}</p>
</main>
</body>
</html>`
}
