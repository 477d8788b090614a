import { createMemoryHistory, createRootRoute, createRouter, ErrorComponent } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { routerDefaults } from './router-defaults.ts'

const router = createRouter({ ...routerDefaults, routeTree: createRootRoute(), history: createMemoryHistory() })

describe('the router', () => {
  it('preloads a page on intent, after 50 ms', () => {
    expect(router.options).toMatchObject({ defaultPreload: 'intent', defaultPreloadDelay: 50 })
  })
  it('shows the pending screen after one second, for at least half a second', () => {
    expect(router.options).toMatchObject({ defaultPendingMs: 1000, defaultPendingMinMs: 500 })
  })
  it('asks the loader again at once; the data cache keeps preloaded data for 30 seconds', () => {
    expect(router.options.defaultPreloadStaleTime).toBe(0)
    expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(30_000)
  })
  it('restores the scroll position', () => {
    expect(router.options.scrollRestoration).toBe(true)
  })
  it('has a fallback in case our error screen fails', () => {
    const screen = renderToStaticMarkup(createElement(ErrorComponent, { error: new Error('Broken') }))
    expect(screen).toContain('Something went wrong!')
    expect(screen).toMatch(/(Show|Hide) Error/)
    expect(router.options.disableGlobalCatchBoundary).toBeUndefined()
  })
})
