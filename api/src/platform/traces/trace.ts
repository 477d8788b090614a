import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

const tracer = trace.getTracer('makola')
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, inside: SpanKind.INTERNAL, job: SpanKind.CONSUMER }

let isOn = false

/** From now on spans are made; until then nothing is, and nothing is paid for it. */
export function switchTracesOn(): void {
  isOn = true
}

/** Where a trace goes on: the headers `traceparent` and `tracestate`. */
export type Carrier = Record<string, string>

type Told = {
  kind?: keyof typeof kinds
  /** The trace that this goes on with, where it came from outside this process. */
  from?: Carrier | undefined
  /** Never anything that a person has typed, and nothing that names a person. */
  attributes?: Attributes
}

/** Does work in a span of the trace under way. A failure is told by its kind alone: messages may hold personal data. */
export function inSpan<T>(
  name: string,
  { kind = 'inside', from, attributes = {} }: Told,
  work: () => Promise<T>,
): Promise<T> {
  if (!isOn) return work()
  const parent = from ? propagation.extract(ROOT_CONTEXT, from) : context.active()
  return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, parent, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Adds to the span under way what is known only later. */
export function tellSpan(attributes: Attributes): void {
  if (isOn) trace.getActiveSpan()?.setAttributes(attributes)
}

/** The trace under way, for others to go on with; null when there is none. */
export function carryTrace(): Carrier | null {
  if (!isOn || !trace.getActiveSpan()) return null
  const carrier: Carrier = {}
  propagation.inject(context.active(), carrier)
  return carrier
}
