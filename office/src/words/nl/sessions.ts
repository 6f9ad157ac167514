// In Dutch: where a member of staff is signed in.

import type { Messages } from '#contract/shared/messages.ts'
import type { sessions as english } from '../sessions.ts'

export const sessions: Messages<typeof english> = {
  title: 'Je sessies',
  browser: 'Browser',
  otherBrowser: 'Een andere browser',
  browserOn: (browser, system) => `${browser} op ${system}`,
  agent: 'Zoals hij het zegt',
  address: 'Adres',
  since: 'Ingelogd',
  used: 'Laatst gebruikt',
  here: 'deze',
  end: 'Beëindigen',
}
