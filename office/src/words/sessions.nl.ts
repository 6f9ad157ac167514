// In Dutch: where a member of staff is signed in.

import type { Messages } from '#contract/shared/messages.ts'
import type { sessions as english } from './sessions.ts'

export const sessions: Messages<typeof english> = {
  title: 'Je sessies',
  browser: 'Browser',
  address: 'Adres',
  since: 'Ingelogd',
  used: 'Laatst gebruikt',
  here: 'deze',
  end: 'Beëindigen',
}
