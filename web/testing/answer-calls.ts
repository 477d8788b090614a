import type { Problem } from '@makola/contract/http/problems.ts'
import { onTestFinished, vi } from 'vitest'

/** A success with its body, a problem with its status, or a broken connection. */
type Answer = { data: unknown } | Partial<Problem> | 'offline'
type Received = { path: string; headers: Headers; body: unknown }

/**
 * Answers this test's calls to the API that have the method, one after another; the last answer is repeated. Other calls find
 * nothing.
 * @returns the calls as they come
 */
export function answerCalls(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  ...answers: (Answer | Promise<Answer>)[]
): Received[] {
  const received: Received[] = []
  vi.stubGlobal('fetch', async (path: string, { headers, body, ...sent }: RequestInit) => {
    if (sent.method !== method) return Response.json({}, { status: 404 })
    received.push({ path, headers: new Headers(headers), body: JSON.parse(String(body ?? null)) })
    const answer = await answers[Math.min(received.length, answers.length) - 1]
    if (answer === undefined || answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json(answer, { status: 'data' in answer ? 200 : (answer.status ?? 500) })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return received
}
