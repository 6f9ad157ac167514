// Which family of browsers somebody uses, as they would call it. Meant for people to recognise
// themselves by; anybody can claim to be anything.

/** In this order: most browsers also name those that they descend from. */
const families: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

export const unknownBrowser = 'another browser'

/** `userAgent` is the request's header. */
export function browserOf(userAgent: string | undefined): string {
  return families.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? unknownBrowser
}
