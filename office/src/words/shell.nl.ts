// In Dutch: the frame of the office.

import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from './shell.ts'

export const shell: Messages<typeof english> = {
  office: 'kantoor',
  nav: 'Kantoor',
  skip: 'Naar de inhoud',
  screens: { queue: 'Wachtrij', sessions: 'Je sessies' },
  waiting: (count: number) => `${count} wachten`,
  someOverdue: 'er is iets te laat',
  signedOutIn: (left: string) => `Zonder activiteit uitgelogd over ${left}`,
  signOut: 'Uitloggen',
  goTo: 'en dan een letter: ga naar',
  notFound: 'Zo’n scherm is er niet.',
  failed: 'Dit kon niet worden geladen.',
  retry: 'Opnieuw',
  loading: 'Laden',
}
