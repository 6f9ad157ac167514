// In German: personal tokens.

import type { Messages } from '#contract/shared/messages.ts'
import type { apiAccess as english } from '../api-access.ts'

export const apiAccess: Messages<typeof english> = {
  title: 'API-Zugang',
  lead:
    'Mit einem persönlichen Token kann ein Programm von dir dein Konto lesen oder darauf ' +
    'handeln. Kein Token kann auszahlen, einzahlen oder ändern, wer du bist.',
  docs: 'Alle Aufrufe',
  webhooks: 'Webhooks: Nachricht bekommen, statt zu fragen',
  scopes: { read: 'Lesen', trade: 'Handeln' },
  both: 'Lesen und handeln',
  tokens: 'Deine Tokens',
  none: 'Du hast noch keins erstellt.',
  make: 'Token erstellen',
  name: 'Name',
  nameHint: 'Für dich selbst, etwa für welches Programm es ist',
  scope: 'Was es darf',
  days: 'Gültig, in Tagen',
  addresses: 'Nur von diesen Adressen',
  addressesHint: 'Adressen oder Netze, durch Kommas getrennt; leer: von überall',
  password: 'Passwort',
  passwordAgain: 'Noch einmal, damit sicher ist, dass du es bist',
  making: 'Erstellen',
  shown: 'Kopiere es jetzt: es wird nicht noch einmal gezeigt.',
  token: 'Token',
  seen: 'Ich habe es',
  madeAt: (day) => `erstellt ${day}`,
  until: (day) => `bis ${day}`,
  used: (when) => `zuletzt benutzt ${when}`,
  unused: 'nie benutzt',
  from: (addresses) => `von ${addresses}`,
  revoke: 'Widerrufen',
  revokeNamed: (name) => `${name} widerrufen`,
  revoked: 'widerrufen',
  limits: (calls, orders) =>
    `Ein Token macht ${calls} Aufrufe und ${orders} Orders pro Minute; jede Antwort sagt, wie ` +
    'viele übrig sind.',
}
