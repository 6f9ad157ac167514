// The language of the French build.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/fr.ts'

export const locale: Language = 'fr'
export const basePath: string = '/fr'
