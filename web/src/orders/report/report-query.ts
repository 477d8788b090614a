import { exportSalesReport, getSalesReport } from '@makola/contract/orders/sales-report.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { saveTable } from '../../shell/api/save-file.ts'
import type { ReportPeriod } from './report-period.ts'

export const salesReportQuery = (storeId: string, period: ReportPeriod) =>
  queryOptions({
    queryKey: ['orders', storeId, 'report', period],
    queryFn: async ({ signal }) =>
      (await call(getSalesReport, { params: { id: storeId }, query: period, signal })).data,
    placeholderData: keepPreviousData,
  })

/** Downloads the same numbers as a table. */
export async function saveSalesReport(store: { id: string; slug: string }, period: ReportPeriod): Promise<void> {
  const table = await call(exportSalesReport, { params: { id: store.id }, query: period })
  saveTable(table, `${store.slug}-sales-${period.from}-${period.to}.csv`)
}
