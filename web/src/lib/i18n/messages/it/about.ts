// In Italian: who runs this, what we build and why.

import type { Messages } from '#contract/shared/messages.ts'
import type { about as english } from '../about.ts'

export const about: Messages<typeof english> = {
  title: 'Chi siamo',
  description:
    'Che cos’è questa piattaforma di trading, perché è fatta in modo che ogni prezzo e ogni ' +
    'risultato si possano controllare, e chi la gestisce.',
  lead:
    'Costruiamo un luogo per operazioni brevi di cui puoi controllare ogni prezzo e ogni ' +
    'risultato senza doverci credere.',
  story: {
    title: 'Perché lo facciamo',
    paragraphs: [
      'Il trading a tempo fisso ha una cattiva fama, e se l’è meritata. Prezzi che si ' +
        'muovevano al momento giusto a favore del banco. Vincite mai pagate. Commissioni che ' +
        'comparivano solo quando qualcuno rivoleva il suo denaro. Probabilità che sembravano ' +
        'una scommessa equa e non lo erano.',
      'Niente di tutto ciò serve per gestire una piattaforma così. Un prezzo si può salvare ' +
        'prima di mostrarlo. Una regola si può fissare prima dell’ordine. Un margine si può ' +
        'dichiarare. Un risultato può venire con tutto ciò che serve per ricalcolarlo. È ' +
        'questo che ci siamo messi a costruire: un prodotto che non chiede fiducia, perché si ' +
        'può controllare.',
      'Resta un prodotto con cui la maggior parte delle persone, nel tempo, perde. Il nostro ' +
        'margine fa parte di ogni prezzo, ed è così che il lavoro viene pagato. Preferiamo ' +
        'dirtelo prima che cominci piuttosto che lasciartelo scoprire.',
    ],
  },
  pointsTitle: 'Quattro cose che puoi pretendere da noi',
  points: [
    [
      'Le condizioni prima del clic',
      'Dove si troverebbe lo strike, profitto, perdita, la quota di operazioni che dovresti ' +
        'vincere e il margine: è tutto sullo schermo prima che tu dia un ordine.',
    ],
    [
      'Prezzi che non si possono cambiare',
      'Ogni prezzo che può decidere un’operazione viene salvato con la sua fonte e la sua ' +
        'ora, e poi resta fisso. Non c’è nessuna schermata e nessun ruolo che modifichi un ' +
        'prezzo, scelga un vincitore o liquidi di nuovo un’operazione.',
    ],
    [
      'Una ricevuta per ogni operazione',
      'Le condizioni, i due prezzi che decidono e il minuto intorno a loro. Il tuo browser ' +
        'ricalcola il risultato, e puoi farlo anche tu.',
    ],
    [
      'Niente da versare prima che il denaro esca',
      'Prima di un prelievo non c’è nessuna commissione, nessun deposito e nessun piano. I ' +
        'costi si tolgono dall’importo e si vedono prima.',
    ],
  ],
  valuesTitle: 'Ciò a cui teniamo',
  values: [
    [
      'Chiarezza',
      'Diciamo con parole brevi che cos’è una cosa, quanto costa e che cosa ti può fare. Una ' +
        'cifra su queste pagine dice da dove viene, o non viene mostrata.',
    ],
    [
      'Parità',
      'Demo e reale seguono le stesse regole, gli stessi prezzi e le stesse condizioni. ' +
        'Nessuno ha altre probabilità perché ha vinto, perché ha perso o per la grandezza del ' +
        'suo conto.',
    ],
    [
      'Misura',
      'Un orologio corre solo dove un tempo finisce davvero, e niente festeggia una vincita. ' +
        'Puoi mettere limiti ai tuoi depositi, alle tue puntate e alle tue perdite, prenderti ' +
        'una pausa o chiudere il conto, con tanti pochi passi quanti ne sono serviti per ' +
        'aprirlo.',
    ],
  ],
  whoTitle: 'Chi la gestisce',
  whoLead:
    'Il software può essere gestito da operatori diversi. Questo è ciò che l’operatore di ' +
    'questo sito ha dichiarato su di sé.',
  whoMissing:
    'L’operatore di questo sito non ha indicato qui la sua società. Finché è così, considera ' +
    'questo sito una dimostrazione.',
  facts: {
    company: 'Società',
    number: 'Numero di registro',
    address: 'Indirizzo',
    email: 'E-mail',
    phone: 'Telefono',
  },
  contact: 'Scrivici',
  sandbox:
    'Questo sito è un’installazione dimostrativa: nessuna licenza è configurata e non può ' +
    'accettare denaro reale. Qui puoi provare tutto con denaro fittizio.',
}
