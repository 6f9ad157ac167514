// Paths of pages as they stand in an address: with this build's language before them.

import { basePath } from '#browser/format/locale.ts'

/** '/pricing' is '/pricing' in English and '/nl/pricing' in Dutch. */
export function sitePath(path: string, base: string = basePath): string {
  return path === '/' && base !== '' ? base : `${base}${path}`
}
