// In Dutch: personal tokens.

import type { Messages } from '#contract/shared/messages.ts'
import type { apiAccess as english } from '../api-access.ts'

export const apiAccess: Messages<typeof english> = {
  title: 'API-toegang',
  lead:
    'Een persoonlijk token laat een programma van jou je account lezen, of ermee handelen. Geen ' +
    'token kan opnemen, storten of veranderen wie je bent.',
  docs: 'Alle aanroepen',
  webhooks: 'Webhooks: bericht krijgen in plaats van vragen',
  scopes: { read: 'Lezen', trade: 'Handelen' },
  both: 'Lezen en handelen',
  tokens: 'Je tokens',
  none: 'Je hebt er nog geen gemaakt.',
  make: 'Een token maken',
  name: 'Naam',
  nameHint: 'Voor jezelf, zoals voor welk programma het is',
  scope: 'Wat het mag',
  days: 'Geldig, dagen',
  addresses: 'Alleen vanaf deze adressen',
  addressesHint: 'Adressen of netwerken met komma’s ertussen; leeg: overal vandaan',
  password: 'Wachtwoord',
  passwordAgain: 'Nog eens, om zeker te zijn dat jij het bent',
  making: 'Maak het',
  shown: 'Kopieer het nu: het wordt niet nog eens getoond.',
  token: 'Het token',
  seen: 'Ik heb het',
  madeAt: (day) => `gemaakt ${day}`,
  until: (day) => `tot ${day}`,
  used: (when) => `laatst gebruikt ${when}`,
  unused: 'nooit gebruikt',
  from: (addresses) => `vanaf ${addresses}`,
  revoke: 'Intrekken',
  revokeNamed: (name) => `Trek ${name} in`,
  revoked: 'ingetrokken',
  limits: (calls, orders) =>
    `Een token doet ${calls} aanroepen en ${orders} orders per minuut; elk antwoord zegt hoeveel ` +
    'er over zijn.',
}
