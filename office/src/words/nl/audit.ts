// In Dutch: the record, as staff search it.

import type { Messages } from '#contract/shared/messages.ts'
import type { audit as english } from '../audit.ts'

export const audit: Messages<typeof english> = {
  title: 'Controle',
  at: 'Wanneer',
  who: 'Wie',
  actors: { client: 'de klant', system: 'de installatie' },
  kind: 'Wat',
  code: 'De soort',
  client: 'Klant',
  install: 'de installatie',
  details: 'Vertelt',
  hidden: 'niet voor jouw rollen',
  change: 'Eerst → daarna',
  before: 'Eerst',
  after: 'Daarna',
  part: 'Deel',
  where: 'Adres',
  withoutDesk: { command: 'met een opdracht', program: 'door de installatie' } as Readonly<
    Record<string, string>
  >,
  browser: 'Gezien met',
  proof: 'Tweede factor',
  proofs: { none: 'geen', app: 'code van een app', passkey: 'toegangssleutel' },
  member: 'Adres van een medewerker',
  clientNumber: 'Nummer van een klant',
  since: 'Sinds (UTC)',
  until: 'Voor (UTC)',
  text: 'Zoeken in wat het vertelt',
  file: 'Meenemen als CSV',
  check: 'De keten nagaan',
  checking: (count: number) => `Tot nu toe ${count} bekeken`,
  sound: (count: number) => `Alle ${count} gebeurtenissen zijn zoals ze zijn opgeschreven.`,
  anchor: (nr: string, hash: string) => `Laatste anker: ${nr}, ${hash}`,
  broken: 'Er is iets niet zoals het is opgeschreven:',
  empty: 'Er is niets vastgelegd.',
}
