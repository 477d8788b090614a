import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { type DataColumn, DataTable, type DataTableProps } from './data-table.tsx'
import type { Selection } from './table-state.ts'

type Tool = { id: string; name: string; stock: number; isVariant?: true }

const chisel = { id: 'a', name: 'Chisel', stock: 4 }
const wide = { id: 'a1', name: 'Chisel, wide', stock: 1, isVariant: true } as const
const mallet = { id: 'b', name: 'Mallet', stock: 9 }

const columns: DataColumn<Tool>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true },
  { id: 'stock', header: 'Stock', cell: ({ stock }) => stock, isNumeric: true },
]

/** A page with the table on it: what is sorted and selected is in its keeping, and shown as text below. */
function Tools(props: Partial<DataTableProps<Tool>>) {
  const [sort, setSort] = useState<string>()
  const [selection, setSelection] = useState<Selection>({})
  return (
    <>
      <DataTable<Tool>
        label="Tools"
        columns={columns}
        rows={[chisel, wide, mallet]}
        rowToKey={({ id }) => id}
        rowToName={({ name }) => name}
        renderCard={renderCard}
        isPart={({ isVariant }) => isVariant === true}
        empty={<p>No tools yet.</p>}
        {...{ sort, onSort: setSort, selection, onSelect: setSelection, ...props }}
      />
      <output>{`${sort ?? 'unsorted'}: ${Object.keys(selection).join(' ')}`}</output>
    </>
  )
}

const renderCard: DataTableProps<Tool>['renderCard'] = ({ name, stock }, select) => (
  <article>
    {select} {name}, {stock}
  </article>
)

const state = page.getByRole('status')
const select = (name: string) => page.getByRole('checkbox', { name, exact: true })

beforeEach(() => page.viewport(1280, 800))

test('header pressed: up, down, and back to the list’s own order, said to screen readers too', async () => {
  await renderOnPage(<Tools />)
  const header = page.getByRole('columnheader', { name: 'Name' })
  const press = () => header.getByRole('button').click()
  await expect.element(header).toHaveAttribute('aria-sort', 'none')
  await press()
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(state).toMatchTextContent('name:')
  await press()
  await expect.element(header).toHaveAttribute('aria-sort', 'descending')
  await expect.element(state).toMatchTextContent('-name:')
  await press()
  await expect.element(state).toMatchTextContent('unsorted:')
})

test('column that does not sort: its header is no button', async () => {
  await renderOnPage(<Tools />)
  const header = page.getByRole('columnheader', { name: 'Stock' })
  await expect.element(header).not.toHaveAttribute('aria-sort')
  await expect.element(header.getByRole('button')).not.toBeInTheDocument()
})

test('all selected: each row but the parts of others; one taken out leaves the box half full', async () => {
  await renderOnPage(<Tools />)
  await select('Select all').click()
  await expect.element(state).toMatchTextContent('unsorted: a b')
  await expect.element(select('Select Chisel, wide')).not.toBeInTheDocument()
  await select('Select Mallet').click()
  await expect.element(state).toMatchTextContent(/: a$/)
  await expect.element(select('Select all')).toBePartiallyChecked()
  await select('Select all').click()
  await select('Select all').click()
  await expect.element(state).toMatchTextContent(/: ?$/)
})

test('on a phone: cards instead of a table, sorted by a choice, each with its own box', async () => {
  await page.viewport(360, 740)
  await renderOnPage(<Tools defaultOrder="Last changed" />)
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('list', { name: 'Tools' }).getByRole('article').first())
    .toMatchTextContent('Chisel, 4')
  const order = page.getByRole('combobox', { name: 'Sort tools' })
  await expect.element(order).toHaveDisplayValue('Last changed')
  await order.selectOptions('Name, descending')
  await select('Select Mallet').click()
  await expect.element(state).toMatchTextContent('-name: b')
})

test('screen turned from wide to narrow: the selection stays', async () => {
  await renderOnPage(<Tools />)
  await select('Select Mallet').click()
  await page.viewport(360, 740)
  await expect.element(page.getByRole('article').nth(2)).toBeVisible()
  await expect.element(select('Select Mallet')).toBeChecked()
})

test('a thousand rows: only those near the screen are on the page, and the end asks for more', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ id: `${index}`, name: `Tool ${index}`, stock: index }))
  const onNearEnd = vi.fn()
  await renderOnPage(<Tools rows={rows} hasMore onNearEnd={onNearEnd} />)
  await expect.element(page.getByRole('row', { name: 'Select Tool 0 Tool 0 0' })).toBeVisible()
  expect(page.getByRole('row').elements().length).toBeLessThan(40)
  expect(onNearEnd).not.toHaveBeenCalled()
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(page.getByRole('row', { name: 'Select Tool 999 Tool 999 999' })).toBeVisible()
  expect(onNearEnd).toHaveBeenCalledOnce()
})

test('nothing to show: the empty state; nothing loaded: the reason and another try', async () => {
  const first = await renderOnPage(<Tools rows={[]} />)
  await expect.element(page.getByText('No tools yet.')).toBeVisible()
  await first.unmount()
  const onRetry = vi.fn()
  await renderOnPage(<Tools rows={[]} error={new Error('The shop is closed.')} onRetry={onRetry} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('The shop is closed.')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
