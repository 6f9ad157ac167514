// The theme as a store, for what draws itself.

import { create } from 'zustand'
import { chooseOtherTheme, chooseTheme, presentTheme, type Theme } from './theme-choice.ts'

export const useTheme = create<{ readonly theme: Theme }>(() => ({ theme: presentTheme() }))

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
  useTheme.setState({ theme: presentTheme() }),
)

export function switchTheme(): void {
  useTheme.setState({ theme: chooseOtherTheme() })
}

/** Without one the system's holds again. */
export function setTheme(theme: Theme | undefined): void {
  useTheme.setState({ theme: chooseTheme(theme) })
}
