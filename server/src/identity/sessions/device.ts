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

export function deviceOf(userAgent: string): string {
  const browser = browserOf(userAgent)
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  const name = browser === unknownBrowser ? 'Another browser' : browser
  return system === undefined ? name : `${name} on ${system}`
}
