// The language of the Dutch build.

export const locale: 'en' | 'nl' = 'nl'
export const basePath: string = '/nl'
