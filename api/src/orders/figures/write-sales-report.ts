import type { SalesReport } from '@makola/contract/orders/sales-report.ts'
import { countryName } from '@makola/countries/names.ts'
import { writeMajor } from '@makola/money/money.ts'
import { say } from '@makola/words/say.ts'
import { writeLine } from '../../platform/csv-line.ts'

const t = say('en')

/** Writes a report as a table: the sums of both periods, then products and countries, each a line. */
export async function* writeSalesReport({
  from,
  to,
  period,
  previous,
  products,
  countries,
}: SalesReport): AsyncGenerator<string> {
  const { currency } = period.sales
  const head = [
    t('orders.report.column.kind'),
    t('orders.report.column.name'),
    t('orders.report.column.orders'),
    t('orders.report.column.units'),
    t('orders.report.column.refunded'),
    t('orders.report.column.sales', { currency }),
  ]
  const sums = (kind: string, name: string, of: SalesReport['period']) => [
    kind,
    name,
    String(of.orders),
    String(of.soldUnits),
    String(of.refundedUnits),
    writeMajor(of.sales),
  ]
  const lines = [
    head,
    sums(t('orders.report.kind.period'), `${from}/${to}`, period),
    sums(t('orders.report.kind.previous'), '', previous),
    ...products.map(({ name, units, sales }) => [
      t('orders.report.kind.product'),
      name,
      '',
      String(units),
      '',
      writeMajor(sales),
    ]),
    ...countries.map(({ countryCode, orders, sales }) => [
      t('orders.report.kind.country'),
      countryName(countryCode),
      String(orders),
      '',
      '',
      writeMajor(sales),
    ]),
  ]
  yield lines.map(writeLine).join('')
}
