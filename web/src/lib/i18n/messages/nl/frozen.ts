// In Dutch: what a client reads whose account is frozen.

import type { Messages } from '#contract/shared/messages.ts'
import type { frozen as english } from '../frozen.ts'

export const frozen: Messages<typeof english> = {
  title: 'Je account is bevroren tot onze medewerkers ernaar hebben gekeken.',
  reason: 'Reden:',
  what:
    'Je kunt alles bekijken, een wachtende opname annuleren en je gegevens exporteren. Handelen, ' +
    'storten en een opname aanvragen kan niet. Je saldo blijft van jou.',
  contact: 'Schrijf ons',
  noTrading: 'Zolang je account bevroren is, kun je niet handelen.',
  noMoney: 'Zolang je account bevroren is, kun je niet storten of opnemen.',
}
