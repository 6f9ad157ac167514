// A receiver of traces, as OTLP over HTTP says: it takes in what is really sent.

import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { startTracing } from '#server/platform/tracing.ts'

const Value = z.object({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.string(), z.number()])),
})
const SpanShape = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
})
const Sent = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(SpanShape) })) }),
  ),
})

export type ReceivedSpan = z.infer<typeof SpanShape>

/** Traces all, or a share; `received` sends what waits, and gives all that came. */
export async function receiveTraces(traceShare = 1) {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push(body)
    const { resourceSpans } = z.parse(Sent, JSON.parse(body))
    for (const { scopeSpans } of resourceSpans)
      for (const one of scopeSpans) spans.push(...one.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = server.address()
  const traceUrl = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  const stop = await startTracing({ traceUrl, traceShare }, { version: '0', log: () => {} })
  return {
    bodies,
    received: async () => {
      await stop()
      server.close()
      return spans
    },
  }
}
