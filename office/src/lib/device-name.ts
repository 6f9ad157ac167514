// What a browser is called by what it says of itself.

import { sessions as t } from '../words/sessions.ts'

type Device = { readonly browser: string | null; readonly system: string | null }

export function deviceName({ browser, system }: Device): string {
  const name = browser ?? t.otherBrowser
  return system === null ? name : t.browserOn(name, system)
}
