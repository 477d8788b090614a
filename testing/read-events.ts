/** One server-sent event, its data as JSON. */
export type ServerEvent = { event: string; data: unknown; id: string | undefined }

/** The events of an endless answer, one by one; comments are skipped. */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent, undefined> {
  if (!response.body) throw new Error(`No stream: ${response.status} ${await response.text()}`)
  let text = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = new Map(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      )
      text = text.slice(end + 2)
      const event = fields.get('event')
      if (event !== undefined) yield { event, data: JSON.parse(fields.get('data') ?? ''), id: fields.get('id') }
    }
  }
  return undefined
}
