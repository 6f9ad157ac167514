// In Italian: the simulated card provider's page.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardFields as english } from '../card-fields.ts'

export const cardFields: Messages<typeof english> = {
  title: 'Fornitore di carte simulato',
  number: 'Numero della carta',
  cvv: 'CVV',
  note: 'Questi due campi sono del fornitore di carte simulato. Solo carte di prova.',
  stepTitle: '3-D Secure (prova)',
  stepWhat:
    'Qui la banca di una carta vera chiederebbe se sei tu. Questa è una prova: scegli che ' +
    'cosa troverebbe.',
  approve: 'Approva (prova)',
  decline: 'Nega (prova)',
  trouble: 'Questo passo è già stato fatto, o è durato troppo.',
}
