// Who may open a socket: pages of our own origin and programs that are no browser, on the stream's
// path, as long as there is room for their address and for anyone at all.

import type { IncomingMessage } from 'node:http'
import type { KnownRefusal } from '#contract/refusals.ts'
import { streamPath } from '#contract/shared/stream-path.ts'
import { refuse } from '#kernel/refusal.ts'
import { networkFrom } from './caller.ts'
import { type OfficeSettings, standingOf } from './office-place.ts'

export type Door = {
  /** The origin clients see; null: wherever the server is reached. */
  readonly publicUrl: string | null
  /** Where it stands, there are no sockets. */
  readonly office?: OfficeSettings | undefined
  readonly socketsMost: number
  readonly socketsPerAddressMost: number
  /** Open sockets of each address that has any. */
  readonly perAddress: Map<string, number>
}

export function isForStream(request: IncomingMessage): boolean {
  return request.url?.split('?', 1)[0] === streamPath
}

/** Why this socket may not open; undefined when it may. */
export function turnedAway(
  door: Door,
  request: IncomingMessage,
  openSockets: number,
): KnownRefusal | undefined {
  if (!isOfSite(door, request)) return refuse('not_found')
  if (!isOwnOrigin(door, request)) return refuse('origin_unknown')
  const ofAddress = door.perAddress.get(networkFrom(request)) ?? 0
  if (ofAddress >= door.socketsPerAddressMost) return refuse('too_many_requests', { seconds: 10 })
  return openSockets >= door.socketsMost ? refuse('unavailable') : undefined
}

function isOfSite({ office }: Door, request: IncomingMessage): boolean {
  return office === undefined || ['both', 'site'].includes(standingOf(request, office))
}

/**
 * Any page on the web can make its visitor's browser open a socket to us, and only the Origin
 * tells. Programs send none. Without TLS people reach an install under several names, e.g.
 * localhost and 127.0.0.1.
 */
function isOwnOrigin({ publicUrl }: Door, { headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === publicUrl) return true
  if (publicUrl?.startsWith('https:') || !URL.canParse(origin)) return false
  return new URL(origin).host === host?.toLowerCase()
}

export function enter({ perAddress }: Door, address: string): void {
  perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
}

export function depart({ perAddress }: Door, address: string): void {
  const left = (perAddress.get(address) ?? 0) - 1
  if (left > 0) perAddress.set(address, left)
  else perAddress.delete(address)
}
