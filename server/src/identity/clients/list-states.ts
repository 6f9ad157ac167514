// The states suggested for a country: the names of ISO 3166-2, of every level, since countries
// differ in which one an address tells. They only suggest: any other text is a state as well.

import { iso31662 } from 'iso-3166/2.js'

const namesByCountry = new Map<string, Set<string>>()
for (const { code, name } of iso31662) {
  const country = code.slice(0, 2)
  const names = namesByCountry.get(country) ?? new Set()
  namesByCountry.set(country, names.add(plain(name)))
}

/** Sorted; none if there is no such country. */
export function statesOf(country: string): string[] {
  return [...(namesByCountry.get(country) ?? [])].sort((a, b) => a.localeCompare(b, 'en'))
}

/** Without the standard's remark behind the name, which nobody writes in an address. */
function plain(name: string): string {
  return name.replace(/ \([^)]*\)$/, '')
}
