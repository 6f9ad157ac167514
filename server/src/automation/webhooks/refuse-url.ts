// Where a webhook may lead: to a server of the open internet, over TLS.

import { isIP } from 'node:net'
import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import { isLoopback, isPublic } from './public-address.ts'

/** A sandbox may be tried with a program on the same machine. */
export type Reach = { readonly isSandbox: boolean }

/** Ports that no web server of a stranger has, but their mail or database may. */
const portLeast = 1_024

/** Where its name leads is looked at again at each attempt. */
export function refuseUrl(text: string, { isSandbox }: Reach): KnownRefusal | undefined {
  const wrong = refuse('webhook_url_wrong')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || [url.username, url.password, url.hash].some((part) => part !== '')) return wrong
  const host = hostOf(url)
  if (isSandbox && isLoopback(host) && /^https?:$/.test(url.protocol)) return undefined
  if (url.protocol !== 'https:') return wrong
  if (url.port !== '' && Number(url.port) < portLeast) return wrong
  if (isIP(host) !== 0) return isPublic(host) ? undefined : wrong
  return isOpenName(host) ? undefined : wrong
}

/** Ends of names that lead nowhere but into somebody's own network. */
const closedEnds = ['local', 'localhost', 'internal']

function isOpenName(host: string): boolean {
  const [end = '', ...rest] = host.toLowerCase().split('.').toReversed()
  return rest.length > 0 && /^[a-z][a-z0-9-]{1,62}$/.test(end) && !closedEnds.includes(end)
}

/** An IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}
