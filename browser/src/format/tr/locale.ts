// The language of the Turkish build.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/tr.ts'

export const locale: Language = 'tr'
export const basePath: string = '/tr'
