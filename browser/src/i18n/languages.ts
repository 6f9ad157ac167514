// Every language that clients and visitors can choose, each by its own name, and what stands before
// its paths.

export const languages = [
  { locale: 'en', basePath: '', name: 'English' },
  { locale: 'nl', basePath: '/nl', name: 'Nederlands' },
] as const
