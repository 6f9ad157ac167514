// Every language that clients and visitors can choose, each by its own name, and what stands before
// its paths: the list of the contract, as a test holds.

export const languages = [
  { locale: 'en', basePath: '', name: 'English' },
  { locale: 'nl', basePath: '/nl', name: 'Nederlands' },
] as const
