// What somebody signs in on, as they would call it: "Firefox on Windows". For people to recognise
// themselves by; anybody can claim to be anything.

import { browserOf, unknownBrowser } from './browser.ts'

/** In this order: phones also name what their system descends from. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The names are those of products, alike in every language; null where they are not known. */
export type Device = { readonly browser: string | null; readonly system: string | null }

export function deviceOf(userAgent: string): Device {
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  return { browser: knownBrowser(browserOf(userAgent)), system }
}

/** Of what is kept. */
export function knownBrowser(browser: string): string | null {
  return browser === '' || browser === unknownBrowser ? null : browser
}

export function deviceText({ browser, system }: Device): string {
  const name = browser ?? 'Another browser'
  return system === null ? name : `${name} on ${system}`
}
