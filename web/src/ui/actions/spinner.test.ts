import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Spinner, type SpinnerProps } from './spinner.tsx'

const routeTree = createRootRoute()
const router = createRouter({ routeTree, history: createMemoryHistory(), context: { locale: 'en' } as never })
const render = (props: SpinnerProps) => {
  const children = createElement(Spinner, props)
  return renderToStaticMarkup(createElement(RouterContextProvider, { router, children } as never))
}

it('is orange and 4 units of 4 pixels wide by default', () => {
  expect(render({})).toContain('style="width:1rem;height:1rem;color:var(--color-accent)"')
})

it('takes another size, colour, and dimensions', () => {
  expect(render({ size: 10, color: 'red' })).toContain('style="width:2.5rem;height:2.5rem;color:red"')
  expect(render({ dimensions: { width: '50%', height: '2rem' } })).toContain('width:50%;height:2rem')
})

it('says what it waits for, unless text beside it does', () => {
  expect(render({})).toContain('role="status"')
  expect(render({})).toContain('Loading')
  expect(render({ label: '' })).not.toContain('status')
})
