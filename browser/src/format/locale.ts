// The language of this build. A build for another language takes each `nl/x.ts` in place of its
// `x.ts`, this file first of all.

export { english as writing } from '#contract/shared/writing.ts'

export const locale: 'en' | 'nl' = 'en'

/** What stands before every path in this language. */
export const basePath: string = ''
