import type { ImportReport } from '@makola/contract/catalogue/product-imports.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ImportReportView } from './import-report-view.tsx'

const report = (unchanged: number) =>
  ({
    ...{ created: 0, changed: 0, refused: 0, faultyLines: 0, unchanged, rows: [], rowsLeftOut: 0, notes: [] },
  }) as unknown as ImportReport

test.each([
  ['with a header alone', 0, 'This file has no products: there are no lines below the header.'],
  ['that the inventory matches', 3, 'Your inventory already matches this file. There is nothing to import.'],
])('table %s: says so', async (_, unchanged, says) => {
  await renderOnPage(<ImportReportView report={report(unchanged)} />)
  await expect.element(page.getByText(says)).toBeVisible()
})
