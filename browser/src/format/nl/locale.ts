// The language of the Dutch build.

export { dutch as writing } from '#contract/shared/writing.ts'

export const locale: 'en' | 'nl' = 'nl'
export const basePath: string = '/nl'
