import { describe, expect, test } from 'vitest'
import { ecbMoment, quoteOn } from './ecb-day.ts'
import { type EcbFormat, readEcbFile } from './read-ecb-file.ts'

const daily = 'Date, USD, JPY, GBP, \n13 April 2026, 1.1684, 186.75, 0.87058, \n'
const hist = [
  'Date,USD,JPY,BGN,GBP,',
  '2026-04-13,1.1684,186.75,N/A,0.87058,',
  '2026-04-10,1.1711,186.43,N/A,0.87105,',
  '1999-01-04,1.1789,133.73,N/A,0.7111,',
  '',
].join('\n')
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube>
    <Cube time='2026-04-13'>
      <Cube currency='USD' rate='1.1684'/>
      <Cube currency='JPY' rate='186.750'/>
      <Cube currency='GBP' rate='0.87058'/>
    </Cube>
  </Cube>
</gesmes:Envelope>
`
const read = (text: string, format: EcbFormat = 'auto') =>
  readEcbFile(text, format).map(({ date, perEuro }) => ({ date, ...Object.fromEntries(perEuro) }))
const aprilDay = { date: '2026-04-13', USD: '1.1684', JPY: '186.75', GBP: '0.87058' }

describe('the three formats give the same result', () => {
  test.each<[EcbFormat, string]>([
    ['ecb-daily-csv', daily],
    ['ecb-hist-csv', hist],
    ['ecb-xml', xml],
  ])('%s, named or recognised, with and without a byte order mark or Windows line ends', (format, text) => {
    for (const given of [text, `\uFEFF${text}`, text.replaceAll('\n', '\r\n')]) {
      expect(read(given, format)[0]).toEqual(aprilDay)
      expect(read(given)[0]).toEqual(aprilDay)
    }
  })

  test('history is sorted newest first, whatever the order of its lines', () => {
    const [header, ...lines] = hist.trim().split('\n')
    const dates = ['2026-04-13', '2026-04-10', '1999-01-04']
    expect(read(hist).map((day) => day.date)).toEqual(dates)
    expect(read([header, ...lines.toReversed()].join('\n')).map((day) => day.date)).toEqual(dates)
  })

  test('an XML file may have many days', () => {
    const older = '<Cube time="2026-04-10"><Cube currency="USD" rate="1.1711"/></Cube>'
    const days = read(xml.replace("<Cube time='2026-04-13'>", `${older}\n<Cube time='2026-04-13'>`))
    expect(days).toEqual([aprilDay, { date: '2026-04-10', USD: '1.1711' }])
  })
})

describe('a fault names its line', () => {
  const faultOf = (text: string, format: EcbFormat = 'auto') => {
    try {
      readEcbFile(text, format)
    } catch (error) {
      return (error as { errors: { detail: string }[] }).errors[0]?.detail
    }
    return 'no fault'
  }
  test.each([
    ['an empty file', '', 'Line 1:'],
    ['a header alone', 'Date, USD, \n', 'Line 1: the file has no rates.'],
    ['another table', 'Name,Price\nShoe,5\n', 'Line 1: does not start with "Date"'],
    ['a currency twice', hist.replace('JPY', 'USD'), 'Line 1: names a currency twice.'],
    ['a bad currency', hist.replace('JPY', 'yen'), 'Line 1: a currency'],
    ['a short line', hist.replace('186.43,', ''), 'Line 3: has 3 rates'],
    ['a long line', hist.replace('186.43,', '186.43,1,'), 'Line 3: has 5 rates'],
    ['a missing value', hist.replace('186.43', ''), 'Line 3: a rate'],
    ['text for a rate', hist.replace('0.7111', 'x'), 'Line 4: a rate'],
    ['a negative rate', hist.replace('0.7111', '-0.7111'), 'Line 4: a rate'],
    ['an absurd rate', hist.replace('0.7111', '99999999999'), 'Line 4: a rate'],
    ['a rate of 0', hist.replace('0.7111', '0'), 'Line 4: a rate'],
    ['an exponent', hist.replace('0.7111', '7e-1'), 'Line 4: a rate'],
    ['a day that does not exist', hist.replace('2026-04-10', '2026-02-30'), 'Line 3: the date'],
    ['a line cut off in the middle', hist.slice(0, -9), 'Line 4: '],
    ['a daily date with an unknown month', daily.replace('April', 'Aprill'), 'Line 2: the date'],
    ['a daily date of another calendar', daily.replace('13 April', '31 April'), 'Line 2: the date'],
    ['a date twice', hist.replace('2026-04-10', '2026-04-13'), 'A date appears twice'],
    ['XML cut off', xml.slice(0, 500), 'is not well-formed XML'],
    ['XML of something else', '<rss><channel/></rss>', 'Line 1: the file has no rates.'],
    ['XML with a bad rate', xml.replace('186.750', 'x'), 'Line 8: a rate'],
    ['XML without a rate', xml.replace("rate='186.750'", ''), 'Line 8: a rate'],
    ['XML with a bad currency', xml.replace('JPY', 'Y'), 'Line 8: a currency'],
    ['XML with a currency twice', xml.replace('JPY', 'USD'), 'Line 8: names a currency twice'],
    ['XML with a bad day', xml.replace('2026-04-13', '2026-13-04'), 'Line 6: the date'],
    [
      'XML with entities',
      xml.replace('?>', '?>\n<!DOCTYPE e [<!ENTITY a "1.1"><!ENTITY b "&a;&a;">]>'),
      'Line 2: a document type',
    ],
  ])('%s', (_, text, fault) => {
    expect(faultOf(text)).toContain(fault)
  })

  test('a named format is enforced', () => {
    expect(faultOf(hist, 'ecb-daily-csv')).toContain('Line 2: the date')
    expect(faultOf(daily, 'ecb-hist-csv')).toContain('Line 2: the date')
    expect(faultOf(daily, 'ecb-xml')).toContain('Line 1')
  })
})

test('rates are crossed over the euro into the base currency', () => {
  const [day] = readEcbFile(daily, 'auto')
  expect(quoteOn(day, 'USD', 'JPY')).toBe('159.833960972')
  expect(quoteOn(day, 'USD', 'EUR')).toBe('0.85587127696')
  expect(quoteOn(day, 'EUR', 'USD')).toBe('1.1684')
  expect(quoteOn(day, 'USD', 'NGN')).toBeNull()
  expect(quoteOn(day, 'NGN', 'USD')).toBeNull()
})

test('a day is published at 16:00 in Frankfurt, summer and winter', () => {
  expect(ecbMoment('2026-04-13').toISOString()).toBe('2026-04-13T14:00:00.000Z')
  expect(ecbMoment('1999-01-04').toISOString()).toBe('1999-01-04T15:00:00.000Z')
})
