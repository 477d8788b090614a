// `npm run providers`: the fake payment providers as servers of their own, for a shop on this machine.
import { startFakeFlutterwave } from './fake-flutterwave.ts'
import { startFakePaystack } from './fake-paystack.ts'
import { startFakeStripe } from './fake-stripe.ts'
import { transferWords } from './transfer-fate.ts'

const shopUrl = (process.env.SHOP_URL ?? 'http://localhost:3000').replace(/\/$/, '')

const fakes = [
  await startFakePaystack({ port: 4101 }),
  await startFakeFlutterwave({ port: 4102 }),
  await startFakeStripe({ port: 4103 }),
]

console.log(
  'Fake payment providers: no real money. Start the shop with these settings, in .env or in its environment:\n',
)
for (const { name, server, environment } of fakes) {
  server.webhookUrl = `${shopUrl}/api/payments/webhooks/${name}`
  for (const [setting, value] of Object.entries(environment)) console.log(`${setting}=${value}`)
}
console.log(`\nPaystack and Flutterwave also send payouts. What becomes of one, the end of its account number says:`)
console.log(transferWords.join('\n'))
console.log(`\nTheir webhooks go to ${shopUrl}; set SHOP_URL for a shop elsewhere. Ctrl-C stops them.`)
