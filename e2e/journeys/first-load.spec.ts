import { expect, test } from '../support/test.ts'

// What a visitor waits for before a page listens: its program, as small and in as few files as it is today.
for (const address of ['/', '/store/']) {
  test(`the program of ${address} comes in at most 12 files and 138 kB`, async ({ request, baseURL }) => {
    const page = await (await request.get(address)).text()
    const files = [...new Set(page.match(/\/assets\/[\w.$-]+\.js/g))]
    const sizes = await Promise.all(
      files.map(async (file) => {
        const answer = await fetch(`${baseURL}${file}`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
        expect(answer.status).toBe(200)
        return Number(answer.headers.get('content-length'))
      }),
    )
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(files.length).toBeLessThanOrEqual(12)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(138_000)
  })
}
