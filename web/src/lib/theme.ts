// The theme: the system's until one is chosen.

import { create } from 'zustand'

export type Theme = 'light' | 'dark'

const darkSystem = matchMedia('(prefers-color-scheme: dark)')

export const useTheme = create<{ readonly theme: Theme }>(() => ({ theme: present() }))

darkSystem.addEventListener('change', () => useTheme.setState({ theme: present() }))

function present(): Theme {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return darkSystem.matches ? 'dark' : 'light'
}

export function switchTheme(): void {
  const theme = present() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  localStorage.setItem('theme', theme)
  useTheme.setState({ theme })
}
