// The chosen theme, as it stands on the page and is kept in this browser. The system's holds until
// one is chosen.

export type Theme = 'light' | 'dark'

export function presentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The other theme from now on. */
export function chooseOtherTheme(): Theme {
  const theme = presentTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  localStorage.setItem('theme', theme)
  return theme
}
