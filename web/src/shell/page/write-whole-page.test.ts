import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  Scripts,
} from '@tanstack/react-router'
import { attachRouterServerSsrUtils, defaultStreamHandler } from '@tanstack/react-router/ssr/server'
import { createElement, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { createQueryClient } from '../api/query-client.ts'
import { carryAnswers } from '../router/carry-answers.ts'
import { isWholePage, isWrittenAgain, writeWholePage } from './write-whole-page.ts'

const loads: string[] = []
const Part = lazyPart(async () => {
  loads.push('part')
  return { default: ({ name }: { name: string }) => createElement('b', null, `A part & its ${name}`) }
})

/** A page with an answer and a part whose program loads on demand, as the server prepares it. */
async function preparePage(path = '/about') {
  const queryClient = createQueryClient()
  queryClient.setQueryData(['shop'], { name: '</script><b>Makola</b>' }, { updatedAt: 1 })
  const root = createRootRoute({
    component: () =>
      createElement('html', null, createElement('body', null, createElement(Outlet), createElement(Scripts))),
  })
  const show = () =>
    createElement('main', null, 'Page ', 7, createElement(Suspense, null, createElement(Part, { name: 'name' })))
  const pages = ['/about', '/cart'].map((path) => createRoute({ getParentRoute: () => root, path, component: show }))
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [path] }),
    ssr: { nonce: 'abc' },
    isServer: true,
    ...carryAnswers(queryClient),
  })
  attachRouterServerSsrUtils({ router, manifest: undefined })
  await router.load()
  await router.serverSsr?.dehydrate()
  return { router, request: new Request(`http://any.test${path}`), responseHeaders: new Headers({ 'x-made': 'here' }) }
}

/** The router's own times differ from page to page. */
const withoutTimes = (html: string) => html.replace(/\bu:\d+/g, 'u:0')

describe('a page that is written whole', () => {
  it('is written again when a part of it had not loaded, once', async () => {
    const early = await writeWholePage(await preparePage())
    expect([isWrittenAgain(early), await early.text()]).toEqual([true, ''])
    const page = await writeWholePage(await preparePage())
    expect(isWrittenAgain(page)).toBe(false)
    expect(await page.text()).toContain('A part &amp; its name')
    expect([page.status, page.headers.get('x-made')]).toEqual([200, 'here'])
    expect(loads).toHaveLength(1)
  })

  it('has the same bytes as a streamed one', async () => {
    const whole = await (await writeWholePage(await preparePage())).text()
    const streamed = await defaultStreamHandler(await preparePage())
    const response = streamed instanceof Response ? streamed : streamed.response
    expect(withoutTimes(whole)).toBe(withoutTimes(await response.text()))
    expect(whole).toContain('nonce="abc"')
  })

  it('carries its answers, and no text of them ends the script', async () => {
    const whole = await (await writeWholePage(await preparePage())).text()
    expect(whole).not.toContain('</script><b>Makola')
    expect(whole).toContain('Makola')
  })

  it('is rendered in a turn of its own, so that others are answered between two pages', async () => {
    const pages = await Promise.all([preparePage(), preparePage(), preparePage()])
    let turn = 0
    const count = () => {
      turn++
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    const turns = await Promise.all(pages.map((page) => writeWholePage(page).then(() => turn)))
    clearImmediate(counting)
    expect(new Set(turns).size).toBe(3)
  })

  it('is a page of the shop only', async () => {
    expect(isWholePage((await preparePage('/about')).router)).toBe(true)
    expect(isWholePage((await preparePage('/cart')).router)).toBe(false)
  })
})
