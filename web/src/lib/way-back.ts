// Where a visitor was going when signing in came between, for this tab.

const name = 'way-back'

export function rememberWay(path: string): void {
  sessionStorage.setItem(name, path)
}

/**
 * The trading screen, unless another screen of the user area was asked for. Forgets what it tells.
 */
export function rememberedWay(): string {
  const path = sessionStorage.getItem(name)
  sessionStorage.removeItem(name)
  return path?.startsWith('/user') ? path : '/user/home'
}
