import { describe, expect, it } from 'vitest'
import { formatTarget } from './api-client.ts'
import { ApiProblem, readProblem } from './api-problem.ts'

describe('formatTarget', () => {
  it('fills the path and appends the query', () => {
    expect(formatTarget('/products/{id}', { id: 'a/b' }, { rate: 'r 1' })).toBe('/products/a%2Fb?rate=r+1')
  })
  it('leaves out what is absent or empty', () => {
    expect(formatTarget('/products/', {}, { category: undefined, q: '' })).toBe('/products/')
  })
})

describe('readProblem', () => {
  const answer = (status: number, body: string) => new Response(body, { status })

  it('takes over what the API said', async () => {
    const problem = await readProblem(
      answer(
        422,
        JSON.stringify({
          type: 'https://shop.example/problems/validation-failed',
          title: 'The request is not valid',
          detail: '1 field needs attention.',
          request_id: 'req_1',
          errors: [{ pointer: '/address/city', code: 'too_small', detail: 'Must not be empty.' }],
        }),
      ),
    )
    expect(problem).toBeInstanceOf(ApiProblem)
    expect(problem).toMatchObject({ status: 422, type: 'validation-failed', requestId: 'req_1' })
    expect(problem.message).toBe('1 field needs attention.')
    expect(problem.errorAt('/address/city')).toBe('Must not be empty.')
    expect(problem.errorAt('/address/street')).toBeUndefined()
  })
  it.each(['<h1>Bad gateway</h1>', 'null', '"text"', ''])(
    'makes a problem of an answer that is none: %s',
    async (body) => {
      const problem = await readProblem(answer(502, body))
      expect(problem).toMatchObject({ status: 502, errors: [], message: 'The server answered with status 502.' })
    },
  )
})
