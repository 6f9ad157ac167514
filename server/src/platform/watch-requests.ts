// What is said of each request from outside: its id, given back with the answer; how long it took,
// by the route as it is registered, never by its address; and a line of the log.

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { routes } from '#contract/routes.ts'
import { newLinkToken, systemRandom } from './crypto.ts'
import { count, observe } from './measure.ts'
import { ourselves } from './network-gate.ts'
import { type Begun, beginTrace, tellWhole, traceTime } from './tracing.ts'

export const requestIdHeader = 'x-request-id'
const isId = /^[\w.-]{8,64}$/

/** What a proxy before us calls a request; whoever else says so is not believed. */
export function requestIds(trustedProxies: number): (request: IncomingMessage) => string {
  const start = newLinkToken(systemRandom).slice(0, 8)
  let last = 0
  return ({ headers }) => {
    const told = trustedProxies > 0 ? headers[requestIdHeader] : undefined
    if (typeof told === 'string' && isId.test(told)) return told
    last += 1
    return `${start}.${last.toString(36)}`
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Where somebody follows it. */
    trace: Begun | undefined
  }
}

/** Of the others nothing is followed. */
const followed: ReadonlySet<string> = new Set([`/api${routes.submitTrade.path}`])

export function watchRequests(app: FastifyInstance, trustedProxies: number): void {
  app.decorateRequest('trace', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, routeOptions } = request
    if (followed.has(routeOptions.url ?? '')) {
      const told = trustedProxies > 0 ? headers.traceparent : undefined
      request.trace = beginTrace(typeof told === 'string' ? told : undefined)
    }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, raw } = request
    if (raw.socket?.remoteAddress !== ourselves) {
      const route = routeOptions.url ?? 'none'
      const { statusCode, elapsedTime } = reply
      const status = `${Math.floor(statusCode / 100)}xx`
      count('http_requests_total', { method, route, status })
      observe('http_request_seconds', { route }, elapsedTime / 1_000)
      if (request.trace) {
        const to = traceTime()
        const facts = { method, route, status: statusCode }
        const span = { name: `${method} ${route}`, from: to - elapsedTime, to, facts }
        tellWhole(request.trace, { ...span, isFailure: statusCode >= 500 })
      }
      const ms = Math.round(elapsedTime)
      request.log.info({ method, route, status: statusCode, ms }, 'answered')
    }
    done()
  })
}
