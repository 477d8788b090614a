import { fileURLToPath } from 'node:url'
import type { SignedMoney, Statement, StatementRow } from '@makola/contract/ledger/ledger.ts'
import { formatMoney } from '@makola/money/format.ts'
import { say } from '@makola/words/say.ts'
import type PDFDocument from 'pdfkit'
import { printable } from './printable.ts'
import { kindWords, type WallClock } from './statement-words.ts'

const t = say('en')

type Document = InstanceType<typeof PDFDocument>
type Head = Omit<Statement, 'rows'>

/** The positions of a table's columns, in points of A4 (595 × 842): amounts end at `right`, texts begin at `left`. */
const page = { left: 48, right: 547, top: 56, bottom: 786 }
const columns = { date: 48, what: 118, gross: 343, commission: 411, net: 479, balance: 547 }
const amountWidth = 66
const ink = { strong: '#1c1917', soft: '#78716c', rule: '#e7e5e4', band: '#faf8f5', brand: '#c2410c' }
const rowGap = 7

const weights = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const

/** Fonts for characters that the standard ones lack; a document embeds only the used letters. */
export function registerFonts(doc: Document): void {
  for (const weight of Object.keys(weights)) {
    doc.registerFont(weight, fileURLToPath(new URL(`fonts/statement-${weight}.ttf`, import.meta.url)))
  }
}

/** Makes text typed by people printable, and selects its font. */
function setIn(doc: Document, weight: keyof typeof weights, text: string): string {
  const printed = printable(text)
  doc.font(printed.isStandard ? weights[weight] : weight)
  return printed.text
}

/** The head of the first page: the account, the period and the totals. */
export function printHead(doc: Document, { shopName, head }: { shopName: string; head: Head }): void {
  doc.fontSize(10).fillColor(ink.brand)
  doc.text(setIn(doc, 'bold', shopName), page.left, page.top)
  doc
    .font('Helvetica-Bold')
    .fontSize(22)
    .fillColor(ink.strong)
    .text(t('ledger.statement-file.title'), page.left, page.top + 18)
  doc.font('Helvetica').fontSize(10).fillColor(ink.soft)
  doc.text(
    t('ledger.statement-file.period', { from: writeDay(head.from), to: writeDay(head.to) }),
    page.right - 220,
    page.top + 2,
    {
      width: 220,
      align: 'right',
    },
  )
  doc.text(t('ledger.statement-file.all-in', { currency: head.currency }), page.right - 220, page.top + 16, {
    width: 220,
    align: 'right',
  })
  doc.text(t('ledger.statement-file.days-of', { zone: head.timeZone }), page.right - 220, page.top + 30, {
    width: 220,
    align: 'right',
  })
  doc.fontSize(12).fillColor(ink.strong)
  doc.text(setIn(doc, 'bold', head.store.name), page.left, page.top + 52)
  doc.y = page.top + 80
  printTotals(doc, head)
  doc.y += 18
}

/** `1 Nov 2026`, of a day such as `2026-11-01`. */
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const writeDay = (date: string) => days.format(new Date(date))

/** The box of totals is a little wider than its amounts. */
const totalsInset = 12

function printTotals(doc: Document, { opening, closing, totals }: Head): void {
  const height = 30 + 18 * (totals.length + 2)
  const top = doc.y
  doc.roundedRect(page.left, top, page.right - page.left, height, 6).fill(ink.band)
  doc.font('Helvetica-Bold').fontSize(8).fillColor(ink.soft)
  printAmountNames(doc, top + 11, totalsInset)
  doc.y = top + 28
  const line = (name: string, amounts: Partial<Record<Amount, SignedMoney>>, isStrong = false) => {
    doc
      .font(isStrong ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9)
      .fillColor(ink.strong)
    const y = doc.y
    doc.text(name, page.left + 12, y, { lineBreak: false })
    printAmounts(doc, y, amounts, totalsInset)
    doc.y = y + 18
  }
  line(t('ledger.statement-file.opening'), { balance: opening }, true)
  for (const { kind, count, gross, commission, net } of totals) {
    line(`${kindWords[kind]} (${count})`, { gross, commission, net })
  }
  line(t('ledger.statement-file.closing'), { balance: closing }, true)
  doc.y = top + height
}

const amountColumns = ['gross', 'commission', 'net', 'balance'] as const
type Amount = (typeof amountColumns)[number]

function printAmounts(doc: Document, y: number, amounts: Partial<Record<Amount, SignedMoney>>, inset = 0): void {
  for (const name of amountColumns) {
    const amount = amounts[name]
    if (amount) printInColumn(doc, name, plainAmount(amount), y, inset)
  }
}

function printAmountNames(doc: Document, y: number, inset = 0): void {
  for (const name of amountColumns) printInColumn(doc, name, t(`ledger.statement-file.column.${name}`), y, inset)
}

/** Prints a text that ends where its column does; the last column may end earlier. */
function printInColumn(doc: Document, name: Amount, text: string, y: number, inset: number): void {
  const left = columns[name] - amountWidth - (name === 'balance' ? inset : 0)
  doc.text(text, left, y, { width: amountWidth, align: 'right', lineBreak: false })
}

/** The page names the currency once. */
function plainAmount(amount: SignedMoney): string {
  const text = formatMoney(amount, { code: true }).replace(`${amount.currency}\u00a0`, '')
  return text.replace('\u2212', '-')
}

/** The names of the columns, at the top of every page. */
export function printColumns(doc: Document): void {
  const y = doc.y
  doc.font('Helvetica-Bold').fontSize(8).fillColor(ink.soft)
  doc.text(t('ledger.statement-file.column.date'), columns.date, y, { lineBreak: false })
  doc.text(t('ledger.statement-file.column.what'), columns.what, y, { lineBreak: false })
  printAmountNames(doc, y)
  rule(doc, y + 13)
  doc.y = y + 13 + rowGap
}

/** Prints one posting, on a new page when it does not fit. @returns True when it began a page. */
export function printRow(doc: Document, row: StatementRow, clock: WallClock): boolean {
  const details = detailsOf(row)
  const height = 12 + details.length * 11 + rowGap
  const isNewPage = doc.y + height > page.bottom
  if (isNewPage) {
    doc.addPage()
    doc.y = page.top
    printColumns(doc)
  }
  const top = doc.y
  const { date } = clock(row.at)
  doc.font('Helvetica').fontSize(9).fillColor(ink.strong)
  doc.text(writeDay(date), columns.date, top, { lineBreak: false })
  doc.font('Helvetica-Bold').text(whatOf(row), columns.what, top, textWithin(158))
  doc.font('Helvetica')
  printAmounts(doc, top, row)
  doc.fontSize(7.5).fillColor(ink.soft)
  for (const [index, { text, ...amounts }] of details.entries()) {
    const y = top + 13 + index * 11
    doc.text(setIn(doc, 'regular', text), columns.what, y, textWithin(amounts.gross ? 158 : page.right - columns.what))
    doc.font('Helvetica')
    printAmounts(doc, y, amounts)
  }
  rule(doc, top + height - rowGap + 2)
  doc.y = top + height + 2
  return isNewPage
}

/** One line, cut with an ellipsis when it is too long. */
const textWithin = (width: number) => ({ width, height: 9, ellipsis: true, lineBreak: true }) as const

function whatOf({ kind, parcel, orderNumber }: StatementRow): string {
  const number = parcel?.number ?? orderNumber
  return number ? `${kindWords[kind]} · ${number}` : kindWords[kind]
}

type Detail = { text: string } & Partial<Record<Amount, SignedMoney>>

/** The lines of a sale; for anything else, the reason. */
function detailsOf({ lines, delivery, note }: StatementRow): Detail[] {
  const sold = lines.map(({ name, variantTitle, quantity, gross, commission, net }) => ({
    text: `${quantity} × ${[name, variantTitle].filter(Boolean).join(' · ')}`,
    gross,
    commission,
    net,
  }))
  const way =
    delivery && delivery.amount !== 0
      ? [{ text: t('ledger.statement-file.delivery'), gross: delivery, net: delivery }]
      : []
  return [...sold, ...way, ...(note ? [{ text: note }] : [])]
}

function rule(doc: Document, y: number): void {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(ink.rule).stroke()
}

/** The foot of every page, once all pages exist; ends behind each. */
export function* printFeet(
  doc: Document,
  { shopName, head }: { shopName: string; head: Head },
): Generator<void, void, void> {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index)
    // Below the margin, where text would otherwise begin another page.
    doc.page.margins.bottom = 0
    doc.fontSize(7.5).fillColor(ink.soft)
    const whose = setIn(
      doc,
      'regular',
      t('ledger.statement-file.foot', {
        shopName,
        store: head.store.name,
        from: writeDay(head.from),
        to: writeDay(head.to),
      }),
    )
    doc.text(whose, page.left, 806, textWithin(380))
    doc.font('Helvetica').text(t('ledger.statement-file.page', { page: index + 1, count }), page.right - 80, 806, {
      width: 80,
      align: 'right',
      lineBreak: false,
    })
    yield
  }
}
