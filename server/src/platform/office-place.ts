// Where the office stands: below the clients' site, or on a host or a port of its own, and whom it
// is there for. Everybody else is answered as if there were none.

import type { IncomingMessage } from 'node:http'
import type { AddressList } from './address-list.ts'
import { addressOf, isPassedOn } from './caller.ts'

export type OfficeSettings = {
  /** Its own origin; null: below the clients' site. */
  readonly officeUrl: string | null
  /** Where staff may come from; null: from anywhere. */
  readonly officeAddresses: AddressList | null
  readonly port: number
  readonly trustedProxies: number
}

/** What of an install answers a request. */
export type Standing = 'both' | 'office' | 'site' | 'nothing'

export function standingOf(request: IncomingMessage, settings: OfficeSettings): Standing {
  const { officeUrl, officeAddresses } = settings
  if (officeUrl === null && officeAddresses === null) return 'both'
  if (officeUrl !== null && !isAtOffice(request, officeUrl, settings)) return 'site'
  const isFromHere = officeAddresses?.holds(addressOf(request)) ?? true
  if (officeUrl === null) return isFromHere ? 'both' : 'site'
  return isFromHere ? 'office' : 'nothing'
}

/**
 * A port that this server listens on for the office alone. Behind proxies, and with TLS, which they
 * end, they know the way.
 */
export function officePortOf({ officeUrl, port, trustedProxies }: OfficeSettings): number | null {
  if (officeUrl === null || trustedProxies > 0 || !officeUrl.startsWith('http:')) return null
  const own = Number(new URL(officeUrl).port || 80)
  return own === port ? null : own
}

/** Who passes requests on for the leader listens on the clients' port only. */
function isAtOffice(request: IncomingMessage, url: string, settings: OfficeSettings): boolean {
  const ownPort = officePortOf(settings)
  if (ownPort !== null) return request.socket.localPort === ownPort && !isPassedOn(request)
  return request.headers.host?.toLowerCase() === new URL(url).host
}

/** Whether this standing has what a route of the server gives; pages are told apart by path. */
export function isServed(standing: Standing, route: string): boolean {
  const isOfOffice = /^\/(api\/office|office\/assets)\//.test(route)
  if (standing === 'both' || isOfOffice) return standing === 'both' || standing === 'office'
  return standing === 'site' || atBoth.has(route)
}

/** What the office's page loads, pages themselves, and what those who watch over servers ask. */
const atBoth: ReadonlySet<string> = new Set([
  ...['/livez', '/readyz', '/leadz'],
  ...['/', '/*', '/api/health', '/icon.svg', '/theme.js', '/brand-:hue.css', '/logo/:file'],
])
