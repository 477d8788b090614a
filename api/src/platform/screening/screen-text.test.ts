import { describe, expect, test } from 'vitest'
import { type ScreeningReason, screenText } from './screen-text.ts'

/** Each with what must not be left of it. */
const phones = [
  'Call 0241234567',
  'Call me on 024 123 4567 please',
  '024-123-4567',
  '024.123.4567',
  '(024) 123 4567',
  '+233 24 123 4567',
  '+233241234567',
  '00233241234567',
  '233241234567',
  '+233 (0)24 123 4567',
  '+44 (0)7911 123456',
  '07911 123456',
  '07911123456',
  '020 7946 0958',
  '+44 20 7946 0958',
  '0801 234 5678',
  '08012345678',
  '0 8 0 1 2 3 4 5 6 7 8',
  '0-8-0-1-2-3-4-5-6-7-8',
  '080 12 34 56 78',
  '+234 801 234 5678',
  '2348012345678',
  '234 801 234 5678',
  '0712 345 678',
  '0712345678',
  '+254712345678',
  '254 712 345 678',
  '0110 123 456',
  '082 123 4567',
  '+27 82 123 4567',
  '27821234567',
  '07 58 12 34 90',
  '+225 07 58 12 34 90',
  '0758123490',
  '+1 212 555 2368',
  '+33 6 12 34 56 78',
  '+49 1512 3456789',
  '０８０１２３４５６７８',
  '０２４　１２３　４５６７',
  '٠٢٤١٢٣٤٥٦٧',
  '𝟎𝟐𝟒𝟏𝟐𝟑𝟒𝟓𝟔𝟕',
  '024\u200b123\u200b4567',
  '0\u00ad241234567',
  'zero two four one two three four five six seven',
  'Zero Eight Zero One Two Three Four Five Six Seven Eight',
  'oh two four, one two three, four five six seven',
  'zero two four double five six seven eight nine zero',
  'zero eight zero triple three four five six seven eight',
  'zero 24 one 23 four 567',
  'zéro deux quatre un deux trois quatre cinq six sept',
  'sifuri saba moja mbili tatu nne tano sita saba nane',
  'plus two three three two four one two three four five six seven',
  'O24 123 4567',
  'O8O12345678',
  'tel:0241234567',
  'tel0241234567',
  'whatsapp0241234567',
  'WhatsApp 24 123 4567',
  'call me on 241234567',
  'Do you have size 42? 0241234567',
  'I am at 0241234567 or 0209876543',
  'Size 38, price 200, 024 123 4567, thanks',
  '0241234567!',
  'My number (0241234567) is open all day',
  '*0241234567*',
  '0241234567please',
  '024_123_4567',
  '024/123/4567',
]

const emails = [
  'ama@example.com',
  'Write to ama.mensah+shop@example.co.uk',
  'AMA@EXAMPLE.COM',
  'ama@mail.gh',
  '(ama@example.com)',
  'ama＠example.com',
  'ama at gmail dot com',
  'ama (at) gmail.com',
  'ama [at] yahoo [dot] com',
  'ama at hotmail',
  'ama@example.com.',
]

const links = [
  'https://example.com/pay',
  'http://example.com',
  'HTTPS://EXAMPLE.COM',
  'www.example.com',
  'example.com',
  'See example.com/shoes',
  'myshop.com.gh',
  'my-shop.co.ke',
  'cheaper.africa',
  'wa.me/233241234567',
  'https://wa.me/233241234567',
  't.me/ama_crafts',
  'm.me/ama.crafts',
  'bit.ly/3abc',
  'tinyurl.com/abc',
  'example dot com',
  'ｅｘａｍｐｌｅ.com',
  'ex\u200bample.com',
  '(example.com)',
  'Look:example.com/a',
  'ftp://example.com',
  '<a href="https://example.com">click</a>',
  '[here](https://example.com)',
  'paystack.com/pay/ama',
  'example.shop',
  'linktr.cc/ama',
]

const handles = [
  '@ama_crafts',
  'Find me: @amacrafts',
  'I am @ama.mensah on there',
  'insta: ama_crafts',
  'instagram:ama',
  'IG: amacrafts',
  'Telegram: kofi',
  'ig ama_crafts',
  '＠ama_crafts',
]

const accounts = [
  'Account number 0123456789',
  'My account is 0123456789 with Zenith',
  'GTBank 0123456789',
  'Bank: 1441000123456',
  'acct no. 2034567891',
  'a/c 1020304050, First Bank',
  'GB33BUKB20201555555555',
  'GB33 BUKB 2020 1555 5555 55',
  'iban gb33bukb20201555555555',
  'Sort code 20-00-00 12345678',
  '20-00-00 12345678',
  'Ecobank account 1441 0001 2345 6',
  '3012345678 (Kuda)',
  'Moniepoint 8012345670',
  'Compte 12345678901',
]

const paysOutside = [
  'Pay into 0241234567',
  'Send to 0241234567',
  'send it to 024 123 4567',
  'Please send the money to this number: 0241234567',
  'MoMo to 0241234567',
  'momo 0241234567',
  'My MoMo is 0241234567',
  '0241234567 is my MoMo',
  '0241234567 (MTN mobile money)',
  'Mobile money 024 123 4567',
  'transfer to 0801 234 5678',
  'Deposit into 2034567891',
  'M-Pesa 0712345678',
  'mpesa to 0712 345 678',
  'Pay the rest to zero two four one two three four five six seven',
  'Pay to ０２４１２３４５６７',
  'Opay 8012345678',
  'Wire it to 123456789012',
  'Paybill 522522',
  'Lipa till number 123456',
  'buy goods 512345',
  'Envoyez au 07 58 12 34 90',
  'Payez sur le 0758123490',
  'tuma kwa 0712345678',
  'You can pay me cheaper on 0241234567',
]

/** Nothing to find, at any moment. */
const harmless = [
  '',
  'Hello',
  'Is this still available?',
  'Do you have size 42?',
  'Sizes 36 38 40 42 44',
  'Sizes 02 04 06 08 10',
  'Sizes 36/38/40/42',
  'sizes 36, 38, 40, 42, 44, 46',
  'EU 38, UK 5, US 7',
  'Chest 102 cm, waist 86 cm, length 72 cm',
  '120x80x45',
  '120 x 80 x 45 cm',
  'W32 L34',
  '10.5 by 12.5 by 0.5',
  '0.5 1.5 2.5 3.5 4.5',
  '0,5 kg or 1,5 kg',
  '250ml, 500ml and 1000ml',
  '5kg bags, 20 of them',
  '2nd and 3rd',
  '100% cotton',
  'GHS 1,200',
  'GHS 1,200.00',
  '₦1,200,000',
  'NGN 12500000',
  '£45.00',
  'KSh 4500',
  '12 000 F CFA',
  '1 200 000 F',
  '3 @GHS50',
  '3 @ 50 each',
  'I paid 250000 for it',
  'The price is 1200, not 1500',
  'Can you do 1000?',
  'I bought it in 2019',
  'Made in 2024, sold 2025',
  '2025-11-23',
  '23.11.2025',
  '02/03/2026',
  '02.03.2026 10:30',
  'Delivered on 23-11-2025 at 14:05',
  'Between 08:00 and 18:00',
  'Open 0700-1900',
  'Order K7MPQ2XW',
  'Order K7MPQ2XW-7Q4MT9',
  'order k7mpq2xw-7q4mt9 please',
  'Parcel K7MPQ2XW-1',
  'My order is 2345678A-234567',
  'Tracking RR123456785NG',
  'Tracking number 1Z999AA10123456784',
  'tracking JD014600003SE',
  'Tracking 794612345678',
  'waybill 1234567890',
  'AWB 125-12345675',
  'Tracking no. 447911123456',
  'Order 254712345678 has not come',
  'SKU AB-1234-5678',
  'SKU0241234567',
  'model WH-1000XM4',
  'ISBN 9780306406157',
  'EAN 4006381333931',
  'barcode 6001087357005',
  'IMEI 356938035643809',
  '1234567890',
  '12345678',
  '999999999999',
  'GPS 5.603717, -0.186964',
  'GA-123-4567',
  'Digital address GA-183-8164',
  'P.O. Box 1234',
  'House 12, 3rd street',
  'Flat 2, 14 High Street, E1 6AN',
  'Postcode 00100',
  'one or two',
  'I want two of the first and three of the second',
  'one two three',
  'seven of nine',
  'six, seven, eight',
  'He scored zero to one',
  'one hundred and twenty',
  'double the price',
  'a double bed and two singles',
  'Meet at noon',
  'Is it at home?',
  'at yahoo?',
  'me@',
  '@',
  '@ 5',
  '5@6',
  'e.g. red or blue',
  'i.e. the smaller one',
  'No.1 shop',
  'a.m. or p.m.',
  'Good.It came',
  'Thank you.Is it new?',
  'Fits me.To be honest I like it',
  'end.Next',
  'v2.0',
  'file.pdf',
  'and/or',
  'he/she',
  '50/50',
  '24/7',
  '1:2',
  'ratio 16:9',
  'Is the colour #ff0000?',
  '5 * 4 = 20',
  'Water resistant to 50 m',
  'Battery 5000 mAh, 65 W',
  '1920x1080',
  '4 x 100 g',
  'pack of 12 (6 red, 6 blue)',
  'Will it fit 5\'9" and 160 lb?',
  'The dot on it is red',
  'Polka dot dress',
  'I follow you on Instagram',
  'Does it work with Telegram or WhatsApp?',
  'My account is new',
  'Which bank cards do you take?',
  'I pay on delivery',
  'Can I pay in two parts?',
  'Send to Kumasi please',
  'Please send to 12 Oxford Street',
  'Send two more',
  'Transfer took 3 days',
  'MoMo works well',
  'Open till 18',
  'till 2026',
  '😀 👍🏾 ❤️',
  'Ɔyɛ paa, medaase',
  'Asante sana',
  'Très bien, merci beaucoup',
  '<b>bold</b>',
  '<script>alert(1)</script>',
  '& < > " \'',
]

/** Inside an order these pass: riders need a number, and an address is no payment. */
const passInsideAnOrder = [
  ...phones,
  ...emails.filter((text) => !text.includes(' dot ') && !text.includes('[dot]')),
  ...handles,
  'Pay on delivery, call me on 0241234567',
  'The rider may call 0241234567 at the gate',
  'Landmark: opposite the Shell station, 024 123 4567',
  'I paid already. My number is 0241234567',
  'Please send the parcel to my brother, his phone is 0241234567',
]

const sets: [ScreeningReason, string[]][] = [
  ['phone', phones],
  ['email', emails],
  ['link', links],
  ['handle', handles],
  ['account-number', accounts],
]

test('the table is long enough to mean something', () => {
  const strings = new Set([...sets.flatMap(([, texts]) => texts), ...paysOutside, ...harmless, ...passInsideAnOrder])
  expect(strings.size).toBeGreaterThanOrEqual(200)
})

describe.each(sets)('before a sale, %s is masked', (reason, texts) => {
  test.each(texts)('%s', (text) => {
    const screened = screenText(text, 'question')
    expect(screened).toMatchObject({ verdict: 'mask', reasons: expect.arrayContaining([reason]) })
    expect(screened.maskedText).not.toBe(text)
    expect(screenText(screened.maskedText, 'question')).toMatchObject({ verdict: 'pass' })
    expect(screenText(text, 'review')).toEqual({ ...screened, verdict: 'hold' })
  })
})

describe('a way to pay outside the shop is held inside an order', () => {
  test.each(paysOutside)('%s', (text) => {
    expect(screenText(text, 'message')).toMatchObject({
      verdict: 'hold',
      reasons: expect.arrayContaining(['pay-outside']),
    })
  })
  test.each([...links, ...accounts])('%s', (text) => {
    const { verdict, maskedText } = screenText(text, 'message')
    expect(verdict).toBe('hold')
    expect(screenText(maskedText, 'message').verdict).toBe('pass')
  })
})

describe('inside an order this passes', () => {
  test.each(passInsideAnOrder)('%s', (text) => {
    expect(screenText(text, 'message')).toEqual({ verdict: 'pass', reasons: [], maskedText: text })
  })
})

describe.each(['review', 'question', 'message'] as const)('in a %s this passes', (moment) => {
  test.each(harmless)('%s', (text) => {
    expect(screenText(text, moment)).toEqual({ verdict: 'pass', reasons: [], maskedText: text })
  })
})

test('only what was found is masked', () => {
  expect(screenText('Size 42? Call 024 123 4567 or write to ama@example.com, thanks', 'question').maskedText).toBe(
    'Size 42? Call ••••• or write to •••••, thanks',
  )
  expect(screenText('Ａ ０２４１２３４５６７ Ｂ 😀', 'question').maskedText).toBe('Ａ ••••• Ｂ 😀')
  expect(screenText('Account 0241234567', 'review').reasons).toEqual(['account-number', 'phone'])
})
