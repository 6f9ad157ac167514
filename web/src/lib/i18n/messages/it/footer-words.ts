// In Italian: words of the foot of every public page.

import type { Messages } from '#contract/shared/messages.ts'
import type { footerWords as english } from '../footer-words.ts'

export const footerWords: Messages<typeof english> = {
  footer: 'Piè di pagina',
  contactTitle: 'Contatto',
  write: 'Scrivici',
  noContact:
    'L’operatore di questa installazione non ha ancora indicato un indirizzo. Il modulo gli ' +
    'arriva.',
  riskTitle: 'Avviso di rischio',
  risk:
    'Le operazioni a tempo fisso comportano un rischio elevato. Puoi perdere l’intero importo ' +
    'di ogni operazione, e il margine in ogni prezzo è dalla nostra parte: su molte operazioni ' +
    'la maggior parte delle persone perde. Non operare mai con denaro che ti serve.',
  riskMore: 'Leggi l’informativa sui rischi',
}
