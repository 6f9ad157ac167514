// In French: the panel of the wallet in the header.

import type { Messages } from '#contract/shared/messages.ts'
import type { account as english } from '../account.ts'

export const account: Messages<typeof english> = {
  balance: 'Solde en USD',
  demoBalance: 'Solde démo en USD',
  atStake: 'Dans des opérations ouvertes',
  accountType: 'Type de compte',
  accountTypes: { Individual: 'Particulier' },
  tradingType: 'Type de trading',
  playMoney: 'argent fictif',
  email: 'E-mail',
  verified: 'Confirmé',
  notVerified: 'Non confirmé',
  sendLink: 'Envoyer le lien',
  plan: 'Plan',
  none: 'Aucun',
  demoEnds: 'Fin de la démo',
  topUp: 'Recharger la démo',
}
