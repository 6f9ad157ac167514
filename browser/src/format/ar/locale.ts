// The language of the Arabic build.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/ar.ts'

export const locale: Language = 'ar'
export const basePath: string = '/ar'
