// The chosen theme, as it stands on the page and is kept in this browser. The system's holds until
// one is chosen.

export type Theme = 'light' | 'dark'

export function presentTheme(): Theme {
  const chosen = chosenTheme()
  if (chosen) return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The other theme from now on. */
export function chooseOtherTheme(): Theme {
  return chooseTheme(presentTheme() === 'dark' ? 'light' : 'dark')
}

/** The one that was chosen here, if any. */
export function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** Without one the system's holds again. */
export function chooseTheme(theme: Theme | undefined): Theme {
  if (theme === undefined) {
    delete document.documentElement.dataset.theme
    localStorage.removeItem('theme')
  } else {
    document.documentElement.dataset.theme = theme
    localStorage.setItem('theme', theme)
  }
  return presentTheme()
}
