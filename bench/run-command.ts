import { spawn } from 'node:child_process'

type Given = { args: string[]; folder: string; env: Record<string, string> }

/** Runs a program of ours as its own process: unlike `shopCommand`, others go on meanwhile. Its output is of both streams. */
export async function runCommand({ args, folder, env }: Given): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const code = await new Promise<number>((ended) => child.once('close', (status) => ended(status ?? 1)))
  return { code, output }
}
