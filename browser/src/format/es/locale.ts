// The language of the Spanish build.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/es.ts'

export const locale: Language = 'es'
export const basePath: string = '/es'
