import { readFileSync } from 'node:fs'
import { endpoints } from '@makola/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import type { describeApi, Operation } from './platform/http/openapi.ts'
import { openApiFile, openApiText } from './write-openapi.ts'

let shop: TestPlatform
let document: ReturnType<typeof describeApi>

beforeAll(async () => {
  shop = await openTestPlatform()
  document = await (await shop.request('/openapi.json')).json()
})
afterAll(() => shop.close())

test('the committed file matches the contract: else run "npm run shop -- openapi"', () => {
  expect(readFileSync(openApiFile, 'utf8')).toBe(openApiText())
})

test('every call is described, with its problems, and every reference resolves', () => {
  expect(document.openapi).toBe('3.1.0')
  for (const { path, method, operationId, problems, replies } of endpoints) {
    const operation = document.paths[path]?.[method]
    expect(operation?.operationId).toBe(operationId)
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(Object.keys(replies)))
    for (const type of problems) expect(problemTypesOf(operation)).toContain(type)
  }
  const text = JSON.stringify(document)
  for (const [, kind, name = ''] of text.matchAll(/"\$ref":"#\/components\/(schemas|responses)\/([^"]+)"/g)) {
    expect(Object.keys(document.components[kind as 'schemas' | 'responses'])).toContain(name)
  }
  expect(text).not.toContain('$defs')
})

function problemTypesOf(operation: Operation | undefined): string[] {
  const references = Object.values(operation?.responses ?? {}).flatMap((reply) => ('$ref' in reply ? [reply.$ref] : []))
  return references.flatMap((reference) => (reference.split('/').at(-1) ?? '').split('.'))
}

test('all path parameters are declared', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const { parameters = [] } of Object.values(methods)) {
      const declared = parameters
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => `{${parameter.name}}`)
      expect(declared).toEqual(path.match(/\{\w+\}/g) ?? [])
    }
  }
})

test('headers, sign-in and bodies appear where they are needed', () => {
  const { paths } = document
  const headers = (path: string, method: string) =>
    paths[path]?.[method]?.parameters
      ?.filter((parameter) => parameter.in === 'header')
      .map((parameter) => parameter.name)
  expect(headers('/orders/', 'post')).toContain('Idempotency-Key')
  expect(headers('/rates/{id}', 'patch')).toEqual(['If-Match'])
  expect(headers('/cart/', 'put')).toContain('X-XSRF-TOKEN')
  expect(paths['/rates/']?.post?.security).toEqual([{ accessToken: [] }])
  expect(paths['/rates/']?.get?.security).toBeUndefined()
  expect(paths['/rates/']?.post?.requestBody?.content['application/json']?.schema).toMatchObject({
    required: ['country', 'currency', 'rate'],
    additionalProperties: false,
  })
})

test('the page for people names every call and needs no script', async () => {
  const response = await shop.request('/docs')
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  const page = await response.text()
  for (const { operationId } of endpoints) expect(page).toContain(`id="${operationId}"`)
  expect(page).not.toMatch(/<script|https?:\/\//)
})
