// The countries a profile can name: ISO 3166-1, in English, the United States first since most
// clients look for them.

import { createRequire } from 'node:module'
import countries from 'i18n-iso-countries'

const english = createRequire(import.meta.url)('i18n-iso-countries/langs/en.json')
countries.registerLocale(english)

const first = 'US'

export const countryList = Object.entries(countries.getNames('en'))
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => Number(b.code === first) - Number(a.code === first) || compare(a.name, b.name))

const known = new Set(countryList.map(({ code }) => code))

export function isCountry(code: string): boolean {
  return known.has(code)
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en')
}
