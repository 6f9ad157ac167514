// In Italian: personal tokens.

import type { Messages } from '#contract/shared/messages.ts'
import type { apiAccess as english } from '../api-access.ts'

export const apiAccess: Messages<typeof english> = {
  title: 'Accesso API',
  lead:
    'Con un token personale un tuo programma può leggere il tuo conto o operare su di esso. ' +
    'Nessun token può prelevare, versare o cambiare chi sei.',
  docs: 'Tutte le chiamate',
  webhooks: 'Webhook: ricevere l’avviso invece di chiedere',
  scopes: { read: 'Leggere', trade: 'Operare' },
  both: 'Leggere e operare',
  tokens: 'I tuoi token',
  none: 'Non ne hai ancora creati.',
  make: 'Crea un token',
  name: 'Nome',
  nameHint: 'Per te, ad esempio per quale programma è',
  scope: 'Che cosa può fare',
  days: 'Valido per, giorni',
  addresses: 'Solo da questi indirizzi',
  addressesHint: 'Indirizzi o reti separati da virgole; vuoto: da qualsiasi luogo',
  password: 'Password',
  passwordAgain: 'Ancora una volta, per essere sicuri che sia tu',
  making: 'Crealo',
  shown: 'Copialo ora: non verrà più mostrato.',
  token: 'Il token',
  seen: 'Ce l’ho',
  madeAt: (day) => `creato il ${day}`,
  until: (day) => `fino al ${day}`,
  used: (when) => `usato l’ultima volta il ${when}`,
  unused: 'mai usato',
  from: (addresses) => `da ${addresses}`,
  revoke: 'Revoca',
  revokeNamed: (name) => `Revoca ${name}`,
  revoked: 'revocato',
  limits: (calls, orders) =>
    `Un token fa ${calls} chiamate e ${orders} ordini al minuto; ogni risposta dice quanti ` +
    'ne restano.',
}
