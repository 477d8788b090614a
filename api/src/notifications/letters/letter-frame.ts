import { say } from '@makola/words/say.ts'
import { html } from 'hono/html'

const t = say<Html | string>('en', (parts) => html`${parts}`)

export type Html = ReturnType<typeof html>

/** The shop's light theme. Email programs support tables and inline styles; each colour passes WCAG AA on its background. */
const ink = '#1d1813'
export const soft = '#655b4f'
export const hairline = '#e5dccb'
const paper = '#faf6ee'
const card = '#fffdf8'
const accent = '#f0701a'
const onAccent = '#1d1308'
const accentText = '#a8400a'
const sans = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
/** Headings and sums. Few email programs load a shop's own typeface. */
export const display = `${sans};font-weight:800;letter-spacing:-0.02em`

type Frame = {
  shopName: string
  shopUrl: string
  title: string
  preview: string
  body: Html | Html[]
  /** The reason for sending it: "You received this email because you placed an order at Makola". */
  because?: {
    reason:
      | 'code'
      | 'invited'
      | 'staff'
      | 'helps'
      | 'runs'
      | 'owns'
      | 'account'
      | 'ordered'
      | 'reported'
      | 'alert'
      | 'follows'
      | 'asked'
    store?: string
  }
}

/** The frame of an email: the shop's name above, one column of at most 600 pixels, on the shop's paper. */
export async function frameLetter(frame: Frame): Promise<string> {
  const { shopName, shopUrl, title, preview, body, because = { reason: 'ordered' } } = frame
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:${paper};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 8px 20px;${display};font-size:26px">
<a href="${shopUrl}" style="color:${ink};text-decoration:none">${shopName}<span style="color:${accentText}">.</span></a>
</td></tr>
<tr><td style="background:${card};border:1px solid ${hairline};border-radius:16px;padding:32px 28px;${sans};font-size:16px;line-height:24px">
<h1 style="margin:0 0 12px;${display};font-size:28px;line-height:36px">${title}</h1>
${body}
</td></tr>
<tr><td style="padding:20px 8px;${sans};font-size:13px;line-height:20px;color:${soft}">
${t('notifications.letter.because', {
  store: '',
  ...because,
  shopName,
  shop: (name) => html`<a href="${shopUrl}" style="color:${soft}">${name}</a>`,
})}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
  return String(page)
}

export function paragraph(text: string): Html {
  return html`<p style="margin:0 0 20px">${text}</p>`
}

/** Digits to read over to another screen. */
export function bigCode(digits: string): Html {
  return html`<p style="margin:0 0 20px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;line-height:44px;font-weight:bold;letter-spacing:8px">${digits}</p>`
}

/** A link of lesser weight, below the letter's own. */
export function quietLink(url: string, text: string): Html {
  return html`<p style="margin:20px 0 0;font-size:13px;line-height:20px"><a href="${url}" style="color:${soft}">${text}</a></p>`
}

export function button(url: string, text: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr>
<td style="background:${accent};border-radius:999px">
<a href="${url}" style="display:inline-block;padding:14px 28px;color:${onAccent};font-weight:bold;text-decoration:none">${text}</a>
</td></tr></table>`
}
