import { formatMoney } from '@makola/money/format.ts'
import type { Command } from '../../platform/module.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const reconcile: Command = {
  name: 'reconcile',
  usage: 'reconcile',
  summary: "Compare the payment providers' books of the last three days with ours",
  async run(platform) {
    const reports = await reconcilePayments(platform)
    for (const { provider, matched, finds, failure } of reports) {
      console.log(`${provider}: ${failure ?? `${matched} alike, ${finds.length} not`}`)
      for (const { kind, reference, transactionId, amount, orderNumber } of finds) {
        const words = [kind, amount ? formatMoney(amount) : 'no exact amount', reference, transactionId, orderNumber]
        console.log(`  ${words.filter(Boolean).join('  ')}`)
      }
    }
    if (reports.length === 0) console.log('No payment provider that is switched on has books of its own.')
    return reports.every(({ finds, failure }) => finds.length === 0 && failure === null) ? 0 : 1
  },
}

export const paymentCommands: readonly Command[] = [reconcile]
