// The language of this build, and how it writes. A build for another language takes each `nl/x.ts`
// in place of its `x.ts`, this file first of all.

import type { Language } from '#contract/shared/languages.ts'

export * from '#contract/shared/writing/en.ts'

export const locale: Language = 'en'

/** What stands before every path in this language. */
export const basePath: string = ''
