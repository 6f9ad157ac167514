// The language of the German build.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/de.ts'

export const locale: Language = 'de'
export const basePath: string = '/de'
