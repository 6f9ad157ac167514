// Which pages may use the cookies: our own. Another site's page can make a browser send a request,
// but cannot keep it from saying where it comes from.

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
