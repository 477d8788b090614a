import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { LineChart } from './line-chart.tsx'

const days = ['1 Nov', '2 Nov', '3 Nov', '4 Nov', '5 Nov', '6 Nov', '7 Nov', '8 Nov', '9 Nov']

const points = days.map((x, index) => ({ x, sales: index * 10, previous: index === 0 ? null : 25 }))

/** Returns the part of the chart that follows the pointer. */
async function renderChart(): Promise<HTMLElement> {
  await page.viewport(800, 600)
  await renderOnPage(
    <LineChart
      label="Sales"
      points={points}
      series={[
        { key: 'sales', name: 'These days' },
        { key: 'previous', name: 'Before' },
      ]}
      formatX={(x) => x}
      formatY={(value, isShort) => (isShort ? `${value}` : `NGN ${value}`)}
    />,
  )
  return document.querySelector('figure svg')?.parentElement as HTMLElement
}

const shown = () => (document.querySelector('figure > div') as HTMLElement).innerText.split('\n').filter(Boolean)

test('a chart names its marks, its first day and its last', async () => {
  await renderChart()
  await expect.poll(shown).toEqual(['0', '50', '100', '1 Nov', '3 Nov', '5 Nov', '7 Nov', '9 Nov'])
  // There is room for fewer on a phone.
  await page.viewport(360, 600)
  await expect.poll(shown).toEqual(['0', '50', '100', '1 Nov', '5 Nov', '9 Nov'])
})

test('a chart reads out the day under the pointer, and nothing once it has left', async () => {
  const drawing = await renderChart()
  const { width, height } = drawing.getBoundingClientRect()
  expect(width).toBeGreaterThan(600)
  expect(height).toBeGreaterThan(200)
  await userEvent.hover(drawing, { position: { x: width / 2, y: height / 2 } })
  await expect.poll(shown).toEqual(expect.arrayContaining(['These days: NGN 40', 'Before: NGN 25']))
  await userEvent.hover(drawing, { position: { x: 1, y: 5 } })
  await expect.poll(shown).toEqual(expect.arrayContaining(['These days: NGN 0', 'Before: –']))
  await userEvent.unhover(drawing)
  await expect.poll(() => shown().some((text) => text.includes('NGN'))).toBe(false)
})

test('what a chart reads out stays within it at both ends', async () => {
  const drawing = await renderChart()
  const frame = drawing.getBoundingClientRect()
  for (const [x, day] of [
    [1, 'These days: NGN 0'],
    [frame.width - 1, 'These days: NGN 80'],
  ] as const) {
    await userEvent.hover(drawing, { position: { x, y: 20 } })
    await expect.poll(shown).toContain(day)
    const reading = (drawing.querySelector('.z-10') as HTMLElement).getBoundingClientRect()
    expect(reading.left).toBeGreaterThanOrEqual(frame.left - 1)
    expect(reading.right).toBeLessThanOrEqual(frame.right + 1)
  }
})
