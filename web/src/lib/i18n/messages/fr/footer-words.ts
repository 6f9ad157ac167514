// In French: words of the foot of every public page.

import type { Messages } from '#contract/shared/messages.ts'
import type { footerWords as english } from '../footer-words.ts'

export const footerWords: Messages<typeof english> = {
  footer: 'Pied de page',
  contactTitle: 'Contact',
  write: 'Nous écrire',
  noContact:
    'L’exploitant de cette installation n’a pas encore indiqué d’adresse. Le formulaire lui ' +
    'parvient.',
  riskTitle: 'Avertissement',
  risk:
    'Les opérations à durée fixe comportent un risque élevé. Vous pouvez perdre tout le ' +
    'montant de chaque opération, et la marge dans chaque prix est de notre côté : sur ' +
    'beaucoup d’opérations, la plupart des gens perdent. N’y mettez jamais d’argent dont ' +
    'vous avez besoin.',
  riskMore: 'Lire l’avertissement sur les risques',
}
