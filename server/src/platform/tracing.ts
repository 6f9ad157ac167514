// Traces, where somebody has asked for them: spans of a share of the orders and deposits, sent by
// OTLP. What is traced carries the numbers of its trace along; where nothing is, there is nothing
// to carry, and the libraries that send it are not loaded. No word of a client is in a span.

import { createHash } from 'node:crypto'
import type { Attributes } from '@opentelemetry/api'
import { systemRandom } from './crypto.ts'
import type { Log } from './logger.ts'

/** As W3C says: 32 and 16 hexadecimal digits. It travels between threads as it is. */
export type Trace = {
  readonly traceId: string
  /** What is done meanwhile is below this span. */
  readonly spanId: string
}

export type Span = {
  readonly name: string
  /** In milliseconds since 1970. */
  readonly from: number
  readonly to: number
  readonly facts?: {
    readonly method?: string
    readonly route?: string
    readonly status?: number
    readonly outcome?: string
    readonly coin?: string
  }
  /** Ours to end a trace's own span with. */
  readonly isFailure?: boolean
}

export type TracingConfig = { readonly traceUrl: string | null; readonly traceShare: number }

/** A span of its own is what others are below; `parentId` is whoever called us. */
type Ended = Span & { readonly trace: Trace; readonly isOwn: boolean; readonly parentId?: string }

type Tracing = {
  readonly share: number
  readonly send: (span: Ended) => void
}

let tracing: Tracing | undefined

const traceParent = /^00-([\da-f]{32})-([\da-f]{16})-0[1-9a-f]$/

export type Begun = Trace & { readonly parentId?: string }

/** Undefined where this one is not traced. `told` is the header of a caller who is believed. */
export function beginTrace(told: string | undefined): Begun | undefined {
  if (!tracing) return undefined
  const [, traceId, parentId] = traceParent.exec(told ?? '') ?? []
  const spanId = hex(8)
  if (traceId !== undefined && parentId !== undefined) return { traceId, parentId, spanId }
  const own = hex(16)
  return isSampled(own, tracing.share) ? { traceId: own, spanId } : undefined
}

/** The trace of a thing, the same in each process and after each start. */
export function traceOf(kind: string, id: string): Trace | undefined {
  if (!tracing) return undefined
  const digits = createHash('sha256').update(`${kind} ${id}`).digest('hex')
  const trace = { traceId: digits.slice(0, 32), spanId: digits.slice(32, 48) }
  return isSampled(trace.traceId, tracing.share) ? trace : undefined
}

/** What was done within it. */
export function tellSpan(trace: Trace | undefined, span: Span): void {
  if (trace) tracing?.send({ ...span, trace, isOwn: false })
}

/** The span that all others of it are below. */
export function tellWhole(trace: Begun | undefined, span: Span): void {
  if (!trace) return
  const { parentId } = trace
  tracing?.send({ ...span, trace, isOwn: true, ...(parentId !== undefined && { parentId }) })
}

/** The machine's own time, for spans of what is over in a moment. */
export function traceTime(at = performance.now()): number {
  return performance.timeOrigin + at
}

/** Until what it returns is called. Without an address nothing is loaded and nothing done. */
export async function startTracing(
  { traceUrl, traceShare: share }: TracingConfig,
  { version, log }: { readonly version: string; readonly log: Log },
): Promise<() => Promise<void>> {
  if (traceUrl === null) return async () => {}
  const { send, close } = await openExport(traceUrl, version)
  tracing = { share, send }
  log(`traces of a share of ${share} are sent to ${new URL(traceUrl).origin}`)
  return async () => {
    tracing = undefined
    // Who does not take them does not hold us up.
    await close().catch(() => {})
  }
}

async function openExport(url: string, version: string) {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  /** Numbers that are given out already. */
  let own: Trace | undefined
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'truestrike', 'service.version': version }),
    sampler: new sdk.AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: () => own?.traceId ?? hex(16),
      generateSpanId: () => own?.spanId ?? hex(8),
    },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  })
  const tracer = provider.getTracer('truestrike')
  const send = ({ name, trace, isOwn, parentId, from, to, facts, isFailure }: Ended) => {
    const { traceId } = trace
    own = isOwn ? trace : undefined
    const spanId = isOwn ? parentId : trace.spanId
    const above = {
      traceId,
      spanId: spanId ?? '',
      traceFlags: api.TraceFlags.SAMPLED,
      isRemote: true,
    }
    const context =
      spanId === undefined ? api.ROOT_CONTEXT : api.trace.setSpanContext(api.ROOT_CONTEXT, above)
    const kind = isOwn ? api.SpanKind.SERVER : api.SpanKind.INTERNAL
    const attributes = attributesOf(facts)
    const span = tracer.startSpan(name, { startTime: from, kind, attributes }, context)
    if (isFailure) span.setStatus({ code: api.SpanStatusCode.ERROR })
    span.end(to)
    own = undefined
  }
  return { send, close: () => provider.shutdown() }
}

function attributesOf({ method, route, status, outcome, coin }: Span['facts'] = {}): Attributes {
  return {
    ...(method !== undefined && { 'http.request.method': method }),
    ...(route !== undefined && { 'http.route': route }),
    ...(status !== undefined && { 'http.response.status_code': status }),
    ...(outcome !== undefined && { outcome }),
    ...(coin !== undefined && { coin }),
  }
}

/** By its number alone, so that all who see it decide alike. */
function isSampled(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(0, 12), 16) < share * 2 ** 48
}

function hex(bytes: number): string {
  return Buffer.from(systemRandom(bytes)).toString('hex')
}
