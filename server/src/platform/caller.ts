// Where a request comes from: the one place that says so, for all who count by network. A proxy
// tells in x-forwarded-for who called it, which anyone can write there too; so as many entries
// count as there are proxies. A stand-by tells likewise, and shows the leader's pass with it.

import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { hashOfToken } from './crypto.ts'
import { networkOf } from './network.ts'

/** In it a stand-by shows the pass. It is taken off each request, right or wrong, on arrival. */
export const passHeader = 'x-standby-pass'
const forwardedHeader = 'x-forwarded-for'

/** What stands between us and those who call. */
export type Way = {
  /** Each appends the address that called it. */
  readonly trustedProxies: number
  /** What a stand-by shows us; undefined where none can. */
  readonly standbyPass?: (() => string | undefined) | undefined
}

const addresses = new WeakMap<IncomingMessage, string>()
const passedOn = new WeakSet<IncomingMessage>()

/** For the HTTP server, before anything else sees the request. */
export function arrive(request: IncomingMessage, { trustedProxies, standbyPass }: Way): void {
  const isPassedOn = isSame(takePass(request), standbyPass?.())
  const hops = hopsOf(request.headers)
  const ownAddress = request.socket.remoteAddress ?? ''
  const peer = isPassedOn ? (hops.pop() ?? ownAddress) : ownAddress
  const known = [...hops, peer]
  addresses.set(request, known.at(-1 - trustedProxies) ?? known[0] ?? '')
  if (isPassedOn) passedOn.add(request)
}

/** The address that asks; that of the socket where no server of ours has looked. */
export function addressOf(request: IncomingMessage): string {
  return addresses.get(request) ?? request.socket.remoteAddress ?? ''
}

/** The key for limits on whoever asks. */
export function networkFrom(request: IncomingMessage): string {
  return networkOf(addressOf(request))
}

/** Whether a stand-by sent it, with the right pass. */
export function isPassedOn(request: IncomingMessage): boolean {
  return passedOn.has(request)
}

/** What a stand-by sends to the leader in place of the headers it got. */
export function passingOn(
  { headers, socket: { remoteAddress } }: IncomingMessage,
  pass: string | null,
): IncomingHttpHeaders {
  if (pass === null || remoteAddress === undefined) return headers
  const forwarded = [...hopsOf(headers), remoteAddress].join(', ')
  return { ...headers, [passHeader]: pass, [forwardedHeader]: forwarded }
}

function hopsOf(headers: IncomingHttpHeaders): string[] {
  const all = [headers[forwardedHeader] ?? []].flat().join(',').split(',')
  return all.map((hop) => hop.trim()).filter((hop) => hop !== '')
}

function takePass(request: IncomingMessage): string | undefined {
  const shown = request.headers[passHeader]
  if (shown === undefined) return undefined
  delete request.headers[passHeader]
  request.rawHeaders = request.rawHeaders.filter(
    (_, index, all) => all[index - (index % 2)]?.toLowerCase() !== passHeader,
  )
  return String(shown)
}

function isSame(shown: string | undefined, right: string | undefined): boolean {
  if (shown === undefined || right === undefined) return false
  return timingSafeEqual(hashOfToken(shown), hashOfToken(right))
}
