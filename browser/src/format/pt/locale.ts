// The language of the Portuguese build.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/pt.ts'

export const locale: Language = 'pt'
export const basePath: string = '/pt'
