import { createMemoryHistory, createRootRoute, createRouter, ErrorComponent } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { routerDefaults } from './router-defaults.ts'

const router = createRouter({ ...routerDefaults, routeTree: createRootRoute(), history: createMemoryHistory() })

describe('the router', () => {
  it('loads a page when someone is about to open it, after 50 ms', () => {
    expect(router.options).toMatchObject({ defaultPreload: 'intent', defaultPreloadDelay: 50 })
  })
  it('shows that it waits after one second, and then for half a second at least', () => {
    expect(router.options).toMatchObject({ defaultPendingMs: 1000, defaultPendingMinMs: 500 })
  })
  it('asks the loader again at once; the data cache keeps what was preloaded for 30 seconds', () => {
    expect(router.options.defaultPreloadStaleTime).toBe(0)
    expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(30_000)
  })
  it('restores how far a page was scrolled', () => {
    expect(router.options.scrollRestoration).toBe(true)
  })
  it('has a fallback of its own, should our error screen fail', () => {
    const screen = renderToStaticMarkup(createElement(ErrorComponent, { error: new Error('Broken') }))
    expect(screen).toContain('Something went wrong!')
    expect(screen).toMatch(/(Show|Hide) Error/)
    expect(router.options.disableGlobalCatchBoundary).toBeUndefined()
  })
})
