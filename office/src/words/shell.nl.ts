// In Dutch: the frame of the office.

import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from './shell.ts'

export const shell: Messages<typeof english> = {
  office: 'kantoor',
  nav: 'Kantoor',
  skip: 'Naar de inhoud',
  groups: { work: 'Werk', clients: 'Klanten', money: 'Markt en geld', house: 'Huis' },
  screens: { prices: 'Koersen', queue: 'Wachtrij', sessions: 'Je sessies' },
  waiting: (count: number) => `${count} wachten`,
  someOverdue: 'er is iets te laat',
  signedOutIn: (minutes: number) => `Zonder activiteit uitgelogd over ${minutes} min`,
  signOut: 'Uitloggen',
  theme: 'Licht of donker',
  goTo: 'en dan een letter: ga naar',
  allKeys: 'Alle toetsen hier',
  find: 'Zoek een scherm of een handeling',
  nothingFound: 'Niets gevonden.',
  screensFound: 'Schermen',
  actsFound: 'Handelingen',
  notFound: 'Zo’n scherm is er niet.',
  failed: 'Dit kon niet worden geladen.',
  retry: 'Opnieuw',
  loading: 'Laden',
  close: 'Sluiten',
  proofTitle: 'Toon je tweede factor opnieuw',
  proofHelp: 'Dit vraagt een code van de laatste vijf minuten. Het gebeurt zodra de code klopt.',
  proofGo: 'Tonen en doorgaan',
}
