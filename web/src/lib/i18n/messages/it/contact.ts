// In Italian: words of the contact page.

import type { Messages } from '#contract/shared/messages.ts'
import type { contact as english } from '../contact.ts'

export const contact: Messages<typeof english> = {
  title: 'Contattaci',
  trail: 'Contatti',
  description:
    'Scrivi alla nostra assistenza, o trova il suo numero di telefono e il suo indirizzo e-mail.',
  lead:
    'Ciò che scrivi viene conservato per il personale di questa installazione, che risponde ' +
    'per e-mail.',
  waysTitle: 'Assistenza',
  noWays:
    'Su questa installazione non è impostato nessun numero di telefono o indirizzo e-mail. ' +
    'Usa il modulo.',
  phone: 'Telefono',
  email: 'E-mail',
  hours: 'Orari',
  complaints: 'Reclami',
  formTitle: 'Scrivici',
  fields: { name: 'Nome', email: 'Indirizzo e-mail', message: 'Messaggio' },
  send: 'Invia',
  sending: 'Invio',
  kept:
    'Usiamo il tuo messaggio per risponderti, lo conserviamo due anni e poi lo cancelliamo. ' +
    'C’è di più nell’',
  privacy: 'informativa sulla privacy',
  noScript: 'Il modulo ha bisogno di JavaScript. Senza, scrivi all’indirizzo qui sopra.',
  close: 'Chiudi questo avviso',
  addressTitle: 'Dove siamo',
  map: 'Trovalo su OpenStreetMap',
  mapNote:
    'L’immagine è un disegno, non una mappa. Il link porta a un altro sito, da cui qui non ' +
    'si carica niente.',
}
