// Where a visitor was going when signing in came between, for this tab.

import { keptText } from '#browser/page/kept.ts'

const name = 'way-back'

export function rememberWay(path: string): void {
  sessionStorage.setItem(name, path)
}

/** The trading screen, unless another screen of the user area was asked for. */
export function rememberedWay(): string {
  return keptText(sessionStorage.getItem(name), /^\/user\b/) ?? '/user/home'
}

/** Whoever is signed in has arrived, or gone elsewhere. */
export function forgetWay(): void {
  sessionStorage.removeItem(name)
}
