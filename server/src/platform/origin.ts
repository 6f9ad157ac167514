// Which pages may use the cookies: our own. Another site's page can make a browser send a request,
// but cannot keep it from saying where it comes from.

import type { FastifyRequest } from 'fastify'

export type OriginHeaders = {
  readonly origin: string | undefined
  readonly secFetchSite: string | undefined
  readonly host: string | undefined
}

/** Programs that are no browser send neither header, and have no cookies to be robbed of. */
export function isOwnOrigin(headers: OriginHeaders, publicUrl: string): boolean {
  const { origin, secFetchSite, host } = headers
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin') return false
  if (origin === undefined || origin === publicUrl) return true
  // Without TLS people reach an install under several names, e.g. localhost and 127.0.0.1.
  return publicUrl.startsWith('http:') && host !== undefined && origin === `http://${host}`
}

export function isForeign({ headers, log }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  const secFetchSite = typeof site === 'string' ? site : undefined
  const { origin, host } = headers
  if (isOwnOrigin({ origin, secFetchSite, host }, publicUrl)) return false
  log.warn({ origin, publicUrl }, 'a page of another origin was refused; is PUBLIC_URL right?')
  return true
}

/** What the browser calls itself, as much of it as is kept. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').replace(/[^ -~]/g, '').slice(0, 300)
}
