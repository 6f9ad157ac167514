// The language of the Dutch build.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/nl.ts'

export const locale: Language = 'nl'
export const basePath: string = '/nl'
