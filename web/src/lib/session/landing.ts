// What the home page has to say to whoever comes to it from the link of a confirmation mail, for
// this tab and once.

export const landingName = 'landing'

export type Landing = {
  readonly isDone: boolean
  readonly message: string
  /** Of a link that is dead: a new one is sent for it. */
  readonly hash: string
}

export function keepLanding(landing: Landing): void {
  sessionStorage.setItem(landingName, JSON.stringify(landing))
}

export function hasLanding(): boolean {
  return sessionStorage.getItem(landingName) !== null
}
