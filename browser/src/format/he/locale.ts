// The language of the Hebrew build.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/he.ts'

export const locale: Language = 'he'
export const basePath: string = '/he'
