// In Dutch: words of the foot of every public page.

import type { Messages } from '#contract/shared/messages.ts'
import type { footerWords as english } from '../footer-words.ts'

export const footerWords: Messages<typeof english> = {
  footer: 'Voettekst',
  contactTitle: 'Contact',
  write: 'Schrijf ons',
  noContact:
    'De exploitant van deze installatie heeft nog geen adres opgegeven. Via het formulier bereik ' +
    'je hem wel.',
  riskTitle: 'Risicowaarschuwing',
  risk:
    'Transacties met een vaste looptijd zijn zeer riskant. Bij elke transactie kun je het hele ' +
    'bedrag verliezen, en de marge in elke koers is in ons voordeel: over veel transacties ' +
    'verliezen de meeste mensen. Handel nooit met geld dat je nodig hebt.',
  riskMore: 'Lees de risicotoelichting',
}
