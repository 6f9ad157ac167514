// In Italian: what the page of live payouts says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { payouts as english } from '../payouts.ts'

export const payouts: Messages<typeof english> = {
  title: 'Pagamenti dal vivo',
  description:
    'Prelievi che sono stati pagati: importo, destinazione abbreviata e la transazione dove ' +
    'chiunque può consultarla.',
  lead:
    'Prelievi il cui denaro è uscito, e nient’altro. L’elenco è fatto dal libro mastro; che ' +
    'una banca abbia pagato è ciò che il personale ha annotato.',
  loading: 'Caricamento dell’elenco',
  none: 'Ancora nessun pagamento',
  noneWhy:
    'Un prelievo compare qui quando il suo denaro è uscito dal libro mastro e il suo ' +
    'pagamento ha un numero.',
  sandbox:
    'Questa installazione è un ambiente di prova: ciò che esce da qui è denaro fittizio e ' +
    'monete di prova.',
  newest: 'Più recenti',
  howLong: 'Quanto è durato',
  half: (time) => `Metà entro ${time}`,
  of: (count, from) => `${count} pagati dal ${from}`,
  fewMedians: 'Di recente ne sono stati pagati troppo pochi per dire quanto dura uno.',
  label: 'Prelievi pagati, prima i più recenti',
  paid: 'Pagato (UTC)',
  method: 'Metodo',
  methods: { ...coinNames, bank: 'Bonifico bancario' },
  amount: 'Importo',
  destination: 'A',
  bankAccount: 'Conto bancario',
  transaction: 'Transazione',
  noTransaction: 'Non pubblica',
  look: (id) => `Consulta la transazione ${id} in un explorer pubblico`,
  networks: {
    main: null,
    test: 'Rete di prova',
    local: 'Catena di prova privata',
    simulated: 'Catena simulata',
  },
  about: 'Che cosa vedi, e che cosa no',
  aboutText: [
    'Gli importi sono ciò che è uscito, tolta la commissione. Di un indirizzo si mostrano i ' +
      'primi sei e gli ultimi quattro segni: abbastanza per trovare il tuo, troppo poco per ' +
      'scrivere a quello di un altro.',
    'Di un conto bancario non si mostra niente, dato che comunque nessuno potrebbe consultarlo.',
    'Ciò che è in attesa, è stato negato o annullato non è nell’elenco. Quanti sono in ' +
      'attesa, e quanti da più di quanto promesso, è nella pagina di stato.',
  ],
  status: 'Alla pagina di stato',
}
