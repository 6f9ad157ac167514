// The language of the Japanese build.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/ja.ts'

export const locale: Language = 'ja'
export const basePath: string = '/ja'
