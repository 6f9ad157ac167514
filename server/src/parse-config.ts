// How the text of each kind of setting from outside is read, and what is said where it cannot be.

import { isIP } from 'node:net'
import { type AddressList, parseAddressList } from './platform/address-list.ts'
import { type CellUrls, cellsMost, homeCell } from './platform/cell.ts'
import { parseSealKey } from './platform/seal-key.ts'

/** Says what would be right, to follow "must be". */
export type Wrong = { readonly mustBe: string }

export function wholeNumber(min: number, max: number) {
  return (text: string): number | Wrong => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1
    return value >= min && value <= max ? value : { mustBe: `a whole number from ${min} to ${max}` }
  }
}

export function oneOf<T extends string>(values: readonly T[]) {
  return (text: string): T | Wrong =>
    values.find((value) => value === text) ?? { mustBe: values.map((v) => `"${v}"`).join(' or ') }
}

export function beginning(starts: readonly string[]) {
  return (text: string): string | null | Wrong => {
    if (text === '') return null
    const isRight = starts.some((start) => text.startsWith(start)) && /^\w{12,500}$/.test(text)
    return isRight ? text : { mustBe: `a key that begins with ${starts.join(' or ')}` }
  }
}

export function parseHost(text: string): string | Wrong {
  const isHost = isIP(text) !== 0 || /^[a-z0-9.-]+$/i.test(text)
  return isHost ? text : { mustBe: 'a host name or an IP address, without port or brackets' }
}

export function parseSecretKey(text: string): Buffer | null | Wrong {
  if (text === '') return null
  return parseSealKey(text) ?? { mustBe: '64 hexadecimal digits, as `openssl rand -hex 32` makes' }
}

export function parseAddresses(text: string): AddressList | null | Wrong {
  if (text === '') return null
  const mustBe = 'addresses or networks with commas between, like 203.0.113.0/24, 2001:db8::/32'
  return parseAddressList(text) ?? { mustBe }
}

export function parseOrigin(text: string): string | null | Wrong {
  if (text === '') return null
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin =
    parsed !== undefined &&
    /^https?:$/.test(parsed.protocol) &&
    `${parsed.pathname}${parsed.search}${parsed.hash}${parsed.username}` === '/'
  return isOrigin ? parsed.origin : { mustBe: 'like https://trade.example.com, without a path' }
}

/** The origin of a server on this machine. */
export function parseNearOrigin(text: string): string | null | Wrong {
  if (text === '') return null
  const isNear = /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/.test(text) && URL.canParse(text)
  return isNear ? text : { mustBe: 'like http://127.0.0.1:4000' }
}

export function url(protocols: readonly string[], example: string) {
  return (text: string): string | null | Wrong => {
    if (text === '') return null
    const parsed = URL.canParse(text) ? new URL(text) : undefined
    const isRight = parsed !== undefined && protocols.includes(parsed.protocol)
    return isRight && text.length > `${parsed.protocol}//`.length
      ? text
      : { mustBe: `like ${example}` }
  }
}

/** One server of NATS, or several. */
export function parseNatsUrl(text: string): string | null | Wrong {
  if (text === '') return null
  const isRight = text
    .split(',')
    .every((one) => /^(nats|tls):\/\/[^/]+\/?$/.test(one.trim()) && URL.canParse(one.trim()))
  return isRight ? text : { mustBe: 'like nats://user:password@host:4222' }
}

/** An address with `{key}` before the sign, where each conversation's own stands. */
export function parseChatMailAddress(text: string): string | null | Wrong {
  if (text === '') return null
  const isRight = /^[\w.+-]{0,30}\{key\}[\w.+-]{0,10}@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text)
  return isRight ? text : { mustBe: 'an address like "reply+{key}@mail.example"' }
}

export function parseChatMailSecret(text: string): string | null | Wrong {
  if (text === '') return null
  return /^[\x21-\x7e]{24,200}$/.test(text) ? text : { mustBe: '24 to 200 signs without spaces' }
}

/** Home among them, and none twice. */
export function parseCellUrls(text: string): CellUrls | null | Wrong {
  if (text === '') return null
  const found = new Map<number, string>()
  for (const one of text.split(',')) {
    const [, nr = '', url = ''] = /^(\d{1,2})=(http:\/\/[^/?#@]+)$/.exec(one.trim()) ?? []
    const cell = Number(nr)
    const isCell = cell >= homeCell && cell <= cellsMost && !found.has(cell)
    if (!isCell || !URL.canParse(url)) return wrongCells
    found.set(cell, url)
  }
  return found.has(homeCell) ? found : wrongCells
}

const wrongCells: Wrong = {
  mustBe:
    'every cell once, with a number and an address, and the first among them, like ' +
    '1=http://10.0.1.5:3000,2=http://10.0.2.5:3000',
}
