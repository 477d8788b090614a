import { expect, test } from 'vitest'
import { findUntestedCalls } from './check-calls.ts'

const call = (method: string, path: string) => ({ operationId: `${method} ${path}`, method, path })
/** The texts below write a template's `$` as `#`, so that they are not templates here. */
const missing = (calls: ReturnType<typeof call>[], text: string) =>
  findUntestedCalls(calls, [{ path: 'a.test.ts', text: text.replaceAll('#{', '$' + '{') }]).map(
    ({ operationId }) => operationId,
  )

const closeStore = call('delete', '/stores/{id}')
const listMembers = call('get', '/stores/{id}/members')
const removeMember = call('delete', '/stores/{id}/members/{accountId}')

test('a path stands for itself alone, neither for longer nor for shorter ones', () => {
  const text = 'await api.get(`/stores/#{store.id}/members`)'
  expect(missing([listMembers], 'await api.get(`/stores/#{id}/members/#{ada.id}`)')).toEqual([listMembers.operationId])
  expect(missing([closeStore, listMembers, removeMember], text)).toEqual([
    closeStore.operationId,
    removeMember.operationId,
  ])
})

test('a call is its path with its method', () => {
  const seen = 'await shop.request(`/stores/#{id}/members/#{ada.id}`)'
  expect(missing([removeMember], seen)).toEqual([removeMember.operationId])
  expect(missing([removeMember], seen.replace('`)', "`, { method: 'DELETE' })"))).toEqual([])
  const removed = 'await api.remove(`/stores/#{id}/members`)'
  expect(missing([listMembers], removed)).toEqual([listMembers.operationId])
})

test('the path of another call is none with a hole in its place', () => {
  const [readOrder, listOwn] = [call('get', '/orders/{id}'), call('get', '/orders/mine')]
  expect(missing([readOrder, listOwn], "await shop.request('/orders/mine')")).toEqual([readOrder.operationId])
})

test('what is asked of the database beside a path is no method of it', () => {
  const text = 'await shop.database.delete(sessions)\nawait shop.request(`/stores/#{id}`)'
  expect(missing([closeStore], text)).toEqual([closeStore.operationId])
})

test('a title of a test is no piece of a path', () => {
  const text = "describe('members', () => {\n  read(`/stores/#{id}/#{rest}`)\n})"
  expect(missing([listMembers], text)).toEqual([listMembers.operationId])
})

test.each([
  ['with a query', 'await read(`/stores/#{id}/members?limit=#{limit}`)'],
  ['at an address', 'await fetch(`#{url}/api/stores/#{id}/members`)'],
  ['as a parameter of a table', "['GET', '/stores/nobody/members'],"],
  ['in two pieces', "const team = (path: string) => shop.request(`/stores/#{id}#{path}`)\nawait team('/members')"],
  ['with a template within', "await read(`/stores/#{isOwn ? `#{own.id}` : 'other'}/members`)"],
])('a path is found %s', (_, text) => {
  expect(missing([listMembers], text)).toEqual([])
})
