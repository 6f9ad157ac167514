// The language of the Polish build.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/pl.ts'

export const locale: Language = 'pl'
export const basePath: string = '/pl'
