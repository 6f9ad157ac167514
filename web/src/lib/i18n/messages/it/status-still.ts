// In Italian: what travels in the status page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { statusStill as english } from '../status-still.ts'

export const statusStill: Messages<typeof english> = {
  head: {
    title: 'Stato',
    description:
      'Da dove vengono i prezzi e quanto sono vecchi, quanto durano liquidazione e prelievi, ' +
      'in che modalità funziona questa installazione e quale licenza ha.',
  },
  lead:
    'Come va questa installazione, misurato da essa stessa. Solo la modalità e i dati della ' +
    'licenza sono ciò che ha impostato il suo operatore.',
  missing: {
    title: 'Non ancora aperta al trading reale',
    lead: 'Liquidazione e prelievi continuano. Le operazioni reali non si accettano, perché:',
    says: {
      no_company: 'La persona giuridica non è indicata nelle impostazioni.',
      no_licence: 'Nelle impostazioni non ci sono dati di una licenza.',
      licence_ended: 'La licenza è finita il {@day}.',
      no_countries: 'Nessun paese è nell’elenco dei paesi da cui possono venire i clienti.',
      countries_unlicensed: 'L’elenco dei paesi ne contiene alcuni per cui la licenza non vale.',
      price_sources: 'La fonte dei prezzi non è una reale con almeno due fonti.',
      no_mail_server: 'Non c’è un server di posta (SMTP_URL).',
      no_https: 'PUBLIC_URL non è un indirizzo https://.',
      few_staff_factors: 'Meno di due persone del personale hanno un secondo fattore.',
    },
  },
  leads: {
    prices:
      'Ogni prezzo nomina la sua fonte. I prezzi simulati non sono di nessun mercato, quelli ' +
      'riprodotti sono di un mercato in un altro tempo; la loro fonte lo dice.',
    compared:
      'Ogni prezzo è la mediana di ciò che dicono questi exchange, senza quelli che sono ' +
      'troppo vecchi, sono fermi o sono troppo lontani dagli altri. Dove due di loro non ' +
      'concordano, o uno resta solo per un minuto, non c’è un prezzo, e nessuno opera.',
    settlement:
      'Dalla fine di un’operazione al suo risultato salvato, delle operazioni liquidate ' +
      'nell’ultima ora.',
    voids:
      'Operazioni finite nulle per mancanza di un prezzo, così che la puntata è tornata, di ' +
      'quelle liquidate nell’ultimo giorno. Ciò che è mancato a noi viene chiesto di nuovo ' +
      'prima che un’operazione sia nulla.',
    withdrawals:
      'Dalla richiesta al pagamento. Promettiamo cinque giorni lavorativi, e contiamo ciò ' +
      'che dura di più.',
  },
  licence: {
    none: 'Nessuna licenza è configurata. Questa installazione è una dimostrazione.',
    noneLive: 'Nessuna licenza è configurata, quindi non si accettano operazioni reali.',
    regulator: 'Autorità di vigilanza',
    number: 'Numero',
    countries: 'Paesi',
    expires: 'Finisce il',
    ended: (day) => `Finita il ${day}`,
    register: 'Consultala nel registro pubblico',
  },
}
