// Every language that clients and visitors can choose, each by its own name, and what stands before
// its paths: the list of the contract, as a test holds.

export const languages = [
  { locale: 'en', basePath: '', name: 'English' },
  { locale: 'nl', basePath: '/nl', name: 'Nederlands' },
  { locale: 'de', basePath: '/de', name: 'Deutsch' },
  { locale: 'fr', basePath: '/fr', name: 'Français' },
  { locale: 'es', basePath: '/es', name: 'Español' },
  { locale: 'pt', basePath: '/pt', name: 'Português' },
  { locale: 'it', basePath: '/it', name: 'Italiano' },
  { locale: 'pl', basePath: '/pl', name: 'Polski' },
  { locale: 'tr', basePath: '/tr', name: 'Türkçe' },
  { locale: 'ar', basePath: '/ar', name: 'العربية' },
  { locale: 'he', basePath: '/he', name: 'עברית' },
  { locale: 'ja', basePath: '/ja', name: '日本語' },
] as const
