// In French: a change of the keys that deposit addresses come from.

import type { Messages } from '#contract/shared/messages.ts'
import type { depositKeys as english } from '../deposit-keys.ts'

const meaning =
  'Les adresses que vous avez reçues auparavant restent surveillées : ce que vous y envoyez ' +
  'est toujours crédité. Veuillez prendre l’adresse sur cette page pour chaque paiement, et ' +
  'nulle part ailleurs.'

export const depositKeys: Messages<typeof english> = {
  toCome: (coin, when) =>
    `Les clés dont viennent nos adresses de dépôt changent le ${when} (${coin}). À partir de ` +
    `là, vous recevez ici une nouvelle adresse. ${meaning}`,
  done: (coin, when) =>
    `Les clés dont viennent nos adresses de dépôt ont changé le ${when} (${coin}) : votre ` +
    `adresse ici est nouvelle. ${meaning}`,
}
