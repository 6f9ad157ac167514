// Server-sent events: an answer that goes on, as browsers read it.
// https://html.spec.whatwg.org/multipage/server-sent-events.html

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

const eventType = 'text/event-stream'

export function asksForEvents({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.accept?.includes(eventType) ?? false
}

export type EventStream = {
  /** To be answered with. */
  readonly body: Readable
  /** False: whoever reads it does not keep up. */
  readonly tell: (event: string, data: unknown) => boolean
  /** That it goes on; whatever stands between us closes what is silent. */
  readonly beat: () => boolean
  readonly end: () => void
}

const unreadMost = 64 * 1_024

export function openEventStream(onGone: () => void): EventStream {
  const body = new Readable({ read: () => undefined })
  body.once('close', onGone)
  const write = (text: string) => {
    if (body.destroyed || body.readableEnded) return false
    body.push(text)
    return body.readableLength <= unreadMost
  }
  return {
    body,
    tell: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void body.push(null),
  }
}

/** What is between us keeps nothing of it back, and nothing of it for later. */
export function answerEvents(reply: FastifyReply, { body }: EventStream): Readable {
  reply.header('content-type', eventType)
  reply.header('cache-control', 'no-store')
  reply.header('x-accel-buffering', 'no')
  // Nothing else is asked on it: a server that goes need not wait for what might be.
  reply.header('connection', 'close')
  return body
}
