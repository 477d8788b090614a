import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportedQuote } from '@makola/contract/rates/rates.ts'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator } from '../../../../testing/builders/auth.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { crossRates, rateRevisions, rates } from '../tables.ts'
import { commands } from './commands.ts'
import { importRates } from './import-rates.ts'

// The files' days lie around the test's own: the shop's rates are as old as the test that typed them.
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const file = (...lines: string[]) => ['Date,USD,GBP,JPY,SEK,BGN,', ...lines, ''].join('\n')
const yesterday = `${day(-1)},1.25,0.875,190,11,N/A,`
const inThreeDays = `${day(3)},1.25,0.875,200,11,N/A,`
const inFourDays = `${day(4)},1.25,1.25,205,11.5,N/A,`

let shop: TestPlatform
let folder: string

beforeAll(async () => {
  shop = await openTestPlatform()
  folder = mkdtempSync(join(tmpdir(), 'makola-import-'))
  shop.clock.advance(5 * 86_400)
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.database.delete(crossRates)
  await shop.database.delete(rateRevisions)
  await shop.database.delete(rates)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

/** Dollar, pound and naira, typed now by the real clock, five days before the shop's. */
async function typedRates() {
  shop.clock.advance(-5 * 86_400)
  await aRate(shop, { countryCode: 'US', currency: 'USD', rate: '1' })
  const pound = await aRate(shop, { countryCode: 'GB', currency: 'GBP', rate: '0.72', marginPct: '1.5' })
  const yen = await aRate(shop, {
    countryCode: 'JP',
    currency: 'JPY',
    rate: '150',
    rounding: { type: 'increment', increment: '10', mode: 'ceil' },
  })
  await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1500' })
  shop.clock.advance(5 * 86_400)
  return { pound, yen }
}

const take = (text: string, options: { history?: boolean; confirmed?: boolean; dryRun?: boolean } = {}) =>
  importRates(shop, { text, format: 'auto', by: 'import', ...options })
const outcomes = (quotes: ImportedQuote[]) => Object.fromEntries(quotes.map((quote) => [quote.currency, quote.outcome]))
const historyOf = (rateId: string) =>
  shop.database
    .select()
    .from(rateRevisions)
    .where(eq(rateRevisions.rateId, rateId))
    .orderBy(asc(rateRevisions.effectiveAt))
const everything = async () => [
  await shop.database.select().from(rates).orderBy(asc(rates.countryCode)),
  await shop.database.select().from(rateRevisions).orderBy(asc(rateRevisions.id)),
  await shop.database.select().from(crossRates).orderBy(asc(crossRates.rateId), asc(crossRates.fromCurrency)),
]

describe('importRates', () => {
  test('applies the newest day, as new revisions with their source', async () => {
    const { pound, yen } = await typedRates()
    const report = await take(file(inThreeDays, yesterday))
    expect(report.date).toBe(day(3))
    expect(outcomes(report.quotes)).toEqual({
      USD: 'skipped',
      GBP: 'applied',
      JPY: 'applied',
      NGN: 'skipped',
      SEK: 'skipped',
      EUR: 'skipped',
    })
    const [, latest] = await historyOf(yen.id)
    expect(latest).toMatchObject({ rate: '160', source: 'ecb', sourceRef: day(3), rounding: yen.rounding })
    const response = await shop.request(`/rates/${pound.id}`)
    expect((await response.json()).data).toMatchObject({
      rate: '0.7',
      marginPct: '1.5',
      source: 'ecb',
      version: 2,
      stale: false,
    })
    const [cross] = await shop.database
      .select()
      .from(crossRates)
      .where(and(eq(crossRates.rateId, yen.id), eq(crossRates.fromCurrency, 'GBP')))
    expect(cross?.rate).toBe('228.571428571')
  })

  test('the same day again changes nothing', async () => {
    await typedRates()
    await take(file(inThreeDays))
    const before = await everything()
    const report = await take(file(inThreeDays))
    expect(outcomes(report.quotes)).toMatchObject({ GBP: 'unchanged', JPY: 'unchanged' })
    expect(report.historyRows).toBe(0)
    expect(await everything()).toEqual(before)
  })

  test('a day before the current revision only adds to history', async () => {
    const { yen } = await typedRates()
    const report = await take(file(yesterday))
    expect(outcomes(report.quotes)).toMatchObject({ GBP: 'older', JPY: 'older' })
    expect(report.historyRows).toBe(2)
    expect((await historyOf(yen.id)).map((revision) => revision.rate)).toEqual(['152', '150'])
    expect((await take(file(yesterday))).historyRows).toBe(0)
    const [current] = await shop.database.select().from(rates).where(eq(rates.id, yen.id))
    expect(current).toMatchObject({ rate: '150', source: 'manual', version: 1 })
  })

  test('a move of more than 20 % waits for confirmation, the others proceed', async () => {
    const { pound } = await typedRates()
    const report = await take(file(inFourDays))
    expect(report.quotes.find((quote) => quote.currency === 'GBP')).toMatchObject({
      outcome: 'skipped',
      from: '0.72',
      to: '1',
      reason: expect.stringContaining('38.9%'),
    })
    expect(outcomes(report.quotes)).toMatchObject({ JPY: 'applied' })
    const confirmed = await take(file(inFourDays), { confirmed: true })
    expect(outcomes(confirmed.quotes)).toMatchObject({ GBP: 'applied', JPY: 'unchanged' })
    expect((await historyOf(pound.id)).map((revision) => revision.rate)).toEqual(['0.72', '1'])
  })

  test('with history takes every day, in order, and nothing on repetition', async () => {
    const { pound, yen } = await typedRates()
    const days = file(inFourDays, inThreeDays, yesterday, `${day(-2)},1.25,N/A,185,11,1.95583,`)
    const report = await take(days, { history: true })
    // The pound's newest day was not confirmed: no day after the rate in force may come into its history either.
    expect((await historyOf(pound.id)).map((revision) => revision.rate)).toEqual(['0.7', '0.72'])
    expect((await historyOf(yen.id)).map((revision) => revision.rate)).toEqual(['148', '152', '150', '160', '164'])
    expect(report.historyRows).toBe(4)
    const before = await everything()
    expect((await take(days, { history: true })).historyRows).toBe(0)
    expect(await everything()).toEqual(before)
  })

  test('a dry run reports the same and writes nothing', async () => {
    await typedRates()
    const before = await everything()
    const days = file(inFourDays, inThreeDays, yesterday)
    const proposed = await take(days, { history: true, dryRun: true })
    expect(await everything()).toEqual(before)
    expect(await take(days, { history: true })).toEqual(proposed)
  })

  test('a fault in any line writes nothing', async () => {
    await typedRates()
    const before = await everything()
    await expect(take(file(inThreeDays, yesterday.replace('190', 'x')))).rejects.toMatchObject({
      type: 'validation-failed',
      errors: [{ pointer: '/file', detail: expect.stringContaining('Line 3:') }],
    })
    await expect(take(file(`${day(9)},1.25,0.875,190,11,N/A,`))).rejects.toMatchObject({
      errors: [{ code: 'rates.file-not-yet' }],
    })
    expect(await everything()).toEqual(before)
  })

  test('a shop whose base currency the bank does not quote gets an explanation', async () => {
    const naira = await openTestPlatform({ BASE_CURRENCY: 'NGN' })
    await aRate(naira, { countryCode: 'US', currency: 'USD', rate: '0.000667' })
    await expect(importRates(naira, { text: file(yesterday), format: 'auto', by: 'import' })).rejects.toMatchObject({
      errors: [{ code: 'rates.file-without-base' }],
    })
    await naira.close()
  })

  test('two concurrent imports do the work once', async () => {
    const { yen } = await typedRates()
    const reports = await Promise.all([take(file(inThreeDays)), take(file(inThreeDays))])
    expect(reports.map((report) => outcomes(report.quotes).JPY).sort()).toEqual(['applied', 'unchanged'])
    expect(await historyOf(yen.id)).toHaveLength(2)
  })
})

describe('the command', () => {
  const run = async (...args: string[]) => {
    const said: string[] = []
    const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
    for (const spy of spies) spy.mockImplementation((text) => said.push(text))
    const code = await commands.find((command) => command.name === 'import-rates')?.run(shop, args)
    for (const spy of spies) spy.mockRestore()
    return { code, said: said.join('\n') }
  }
  const write = (text: string) => {
    const path = join(folder, 'rates file.csv')
    writeFileSync(path, text)
    return path
  }

  test('imports a file and reports each quote', async () => {
    await typedRates()
    const path = write(file(inThreeDays))
    const dry = await run('--file', path, '--dry-run')
    expect(dry.said).toContain('proposed   JPY Japan')
    expect(dry.said).toContain('Dry run: nothing was changed.')
    const { code, said } = await run('--file', path, '--format', 'ecb-hist-csv')
    expect(code).toBe(0)
    expect(said).toContain('applied    GBP United Kingdom           0.72 → 0.7')
    expect(said).toContain('skipped    SEK')
    expect(said).toContain(`${day(3)}: 2 applied, 0 unchanged, 0 older, 4 skipped, 0 into the history.`)
  })

  test('explains a failure and exits with 1', async () => {
    expect(await run('--file', write('nonsense'))).toMatchObject({ code: 1, said: expect.stringContaining('Line 1:') })
    expect(await run('--file', join(folder, 'missing'))).toEqual({ code: 1, said: 'There is no such file.' })
    expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('Usage:') })
    expect(await run('--file', write(file(yesterday)), '--format', 'excel')).toMatchObject({ code: 1 })
    expect(await run('--fill', 'x')).toMatchObject({ code: 1 })
  })
})

const realFile = new URL('../../../../../shared/data/ecb-eurofxref-hist.csv', import.meta.url)

test.runIf(existsSync(realFile))('takes 27 years of real rates', { timeout: 60_000 }, async () => {
  const currencies = {
    GB: 'GBP',
    JP: 'JPY',
    CH: 'CHF',
    SE: 'SEK',
    ZA: 'ZAR',
    DE: 'EUR',
    FR: 'EUR',
    CA: 'CAD',
    BR: 'BRL',
  }
  for (const [countryCode, currency] of Object.entries(currencies))
    await aRate(shop, { countryCode, currency, rate: '2' })
  const report = await take(readFileSync(realFile, 'utf8'), { history: true })
  expect(report.historyRows).toBeGreaterThan(55_000)
  const [newest] = await shop.database
    .select()
    .from(rateRevisions)
    .where(eq(rateRevisions.sourceRef, '2026-04-13'))
    .limit(1)
  expect(newest?.source).toBe('ecb')
})

describe('importRates as a call', () => {
  const upload = async (query: string, body: string, headers: Record<string, string>) =>
    shop.request(`/rates/import${query}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain', ...headers },
    })

  test('shows an operator the effect of a file, and applies it without a dry run', async () => {
    await typedRates()
    const { headers } = await anOperator(shop)
    const before = await everything()
    const proposed = await upload('?dryRun=true', file(inThreeDays, yesterday), headers)
    expect(proposed.status).toBe(200)
    const report = (await proposed.json()).data
    expect(report).toMatchObject({ date: day(3), historyRows: 0 })
    expect(outcomes(report.quotes)).toMatchObject({ GBP: 'applied', NGN: 'skipped' })
    expect(await everything()).toEqual(before)
    const done = await upload('?history=true', file(inThreeDays, yesterday), headers)
    expect(await done.json()).toMatchObject({ data: { quotes: report.quotes, historyRows: 2 } })
  })

  test('names the faulty line and changes nothing', async () => {
    await typedRates()
    const { headers } = await anOperator(shop)
    const before = await everything()
    for (const [text, fault] of [
      [file(`${day(3)},1.25,ten,200,11,N/A,`), /line 2/i],
      ['not a file of rates', /./],
    ] as const) {
      const response = await upload('', text, headers)
      expect(response.status).toBe(422)
      const { errors } = await response.json()
      expect(errors[0].detail).toMatch(fault)
    }
    expect((await upload('', '', headers)).status).toBe(422)
    expect((await upload('', 'x'.repeat(5_000_001), headers)).status).toBe(413)
    expect((await upload('', file(inThreeDays), { ...headers, 'content-type': 'text/html' })).status).toBe(415)
    expect(await everything()).toEqual(before)
  })

  test('is for operators only', async () => {
    expect((await upload('', file(inThreeDays), {})).status).toBe(401)
    expect((await upload('', file(inThreeDays), (await anAccount(shop)).headers)).status).toBe(403)
  })
})
