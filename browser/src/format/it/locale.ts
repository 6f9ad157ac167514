// The language of the Italian build.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/it.ts'

export const locale: Language = 'it'
export const basePath: string = '/it'
