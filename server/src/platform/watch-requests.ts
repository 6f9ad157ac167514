// What is said of each request from outside: its id, given back with the answer; how long it took,
// by the route as it is registered, never by its address; and a line of the log.

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { newLinkToken, systemRandom } from './crypto.ts'
import { count, observe } from './measure.ts'
import { ourselves } from './network-gate.ts'

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

export function watchRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, raw } = request
    if (raw.socket?.remoteAddress !== ourselves) {
      const route = routeOptions.url ?? 'none'
      const { statusCode, elapsedTime } = reply
      const status = `${Math.floor(statusCode / 100)}xx`
      count('http_requests_total', { method, route, status })
      observe('http_request_seconds', { route }, elapsedTime / 1_000)
      const ms = Math.round(elapsedTime)
      request.log.info({ method, route, status: statusCode, ms }, 'answered')
    }
    done()
  })
}
