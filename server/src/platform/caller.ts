// Where a request comes from: the one place that says so, for all who count by network. A proxy
// tells in x-forwarded-for who called it, which anyone can write there too; so as many entries
// count as there are proxies. A stand-by tells likewise, and shows the leader's pass with it; so
// does a process of another cell, with the pass of all cells.

import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { hashOfToken } from './crypto.ts'
import { networkOf } from './network.ts'

/** In it a stand-by shows the pass. It is taken off each request, right or wrong, on arrival. */
export const passHeader = 'x-standby-pass'
/** The same, between cells. */
export const cellPassHeader = 'x-cell-pass'
const forwardedHeader = 'x-forwarded-for'

/** What stands between us and those who call. */
export type Way = {
  /** Each appends the address that called it. */
  readonly trustedProxies: number
  /** What a stand-by shows us; undefined where none can. */
  readonly standbyPass?: (() => string | undefined) | undefined
  /** What a process of another cell shows us; undefined where there is one cell. */
  readonly cellPass?: string | undefined
}

const addresses = new WeakMap<IncomingMessage, string>()
const passedOn = new WeakSet<IncomingMessage>()
/** Those from another cell, with what it showed. */
const fromCell = new WeakMap<IncomingMessage, string>()

/** For the HTTP server, before anything else sees the request. */
export function arrive(request: IncomingMessage, way: Way): void {
  const { trustedProxies, standbyPass, cellPass } = way
  const isPassedOn = isSame(take(request, passHeader), standbyPass?.())
  // A stand-by knows no such pass, and leaves it to the leader.
  const cellShown = cellPass === undefined ? undefined : take(request, cellPassHeader)
  // The process there tells who called it, as one more proxy.
  const isOfCell = isSame(cellShown, cellPass)
  const trusted = trustedProxies + (isOfCell ? 1 : 0)
  const hops = hopsOf(request.headers)
  const ownAddress = request.socket.remoteAddress ?? ''
  const peer = isPassedOn ? (hops.pop() ?? ownAddress) : ownAddress
  const known = [...hops, peer]
  addresses.set(request, known.at(-1 - trusted) ?? known[0] ?? '')
  if (isPassedOn) passedOn.add(request)
  if (isOfCell && cellShown !== undefined) fromCell.set(request, cellShown)
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

/** Whether a process of another cell sent it, with the right pass. */
export function isFromCell(request: IncomingMessage): boolean {
  return fromCell.has(request)
}

/** What a stand-by sends to the leader in place of the headers it got. */
export function passingOn(request: IncomingMessage, pass: string | null): IncomingHttpHeaders {
  const { headers } = request
  const { remoteAddress } = request.socket
  if (pass === null || remoteAddress === undefined) return headers
  const forwarded = [...hopsOf(headers), remoteAddress].join(', ')
  const cellShown = fromCell.get(request)
  return {
    ...headers,
    [passHeader]: pass,
    [forwardedHeader]: forwarded,
    ...(cellShown !== undefined && { [cellPassHeader]: cellShown }),
  }
}

/** What a process sends to another cell in place of the headers it got. */
export function passingToCell(request: IncomingMessage, pass: string): IncomingHttpHeaders {
  return {
    ...request.headers,
    [cellPassHeader]: pass,
    [forwardedHeader]: addressOf(request),
  }
}

function hopsOf(headers: IncomingHttpHeaders): string[] {
  const all = [headers[forwardedHeader] ?? []].flat().join(',').split(',')
  return all.map((hop) => hop.trim()).filter((hop) => hop !== '')
}

function take(request: IncomingMessage, header: string): string | undefined {
  const shown = request.headers[header]
  if (shown === undefined) return undefined
  delete request.headers[header]
  request.rawHeaders = request.rawHeaders.filter(
    (_, index, all) => all[index - (index % 2)]?.toLowerCase() !== header,
  )
  return String(shown)
}

function isSame(shown: string | undefined, right: string | undefined): boolean {
  if (shown === undefined || right === undefined) return false
  return timingSafeEqual(hashOfToken(shown), hashOfToken(right))
}
