// In Italian: the plans, and what they are and are not.

import type { Messages } from '#contract/shared/messages.ts'
import type { investmentPlans as english } from '../investment-plans.ts'

export const investmentPlans: Messages<typeof english> = {
  title: 'Piani di investimento',
  trail: 'Piani di trading',
  description:
    'Quattro piani in base ai fondi. La cifra di un piano è ciò che hai versato, meno ciò ' +
    'che hai tolto, non un prezzo: non si addebita niente. Per operare a mano non serve ' +
    'nessun piano.',
  lead:
    'Un piano è un livello in base ai fondi. La sua cifra è ciò che hai versato, meno ciò che ' +
    'hai tolto, non un prezzo. Per un piano non si addebita niente.',
  plansTitle: 'I quattro piani',
  funding: 'Fondi: depositi meno prelievi',
  stays: 'Ciò che non perdi operando resta tuo.',
  trades: (count) =>
    count === 1
      ? 'Un’operazione automatica al giorno'
      : `${count} operazioni automatiche al giorno`,
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'Sistema di trading automatico',
  purchase: 'Scegli',
  purchaseOf: (name) => `Scegli ${name}`,
  purchaseNote:
    'Scegli apre i piani nel tuo conto, dopo l’accesso se serve. I piani sono del conto ' +
    'reale. Dal tuo saldo non viene preso niente.',
  sections: [
    {
      title: 'Che cosa significa la cifra',
      paragraphs: [
        'La cifra in dollari sono i fondi che un piano chiede: tutti i tuoi depositi ' +
          'liquidati, meno tutto ciò che hai prelevato. Quando hai portato quella somma, puoi ' +
          'scegliere il piano. Il denaro non viene pagato a noi per questo: operi con esso, ' +
          'puoi perderlo così, e puoi prelevare ciò che resta.',
        'Se prelevi tanto che i fondi scendono sotto la cifra, è un tuo diritto. Nessun ' +
          'piano trattiene denaro, e nessun piano va scelto, pagato o alzato prima di un ' +
          'prelievo.',
      ],
    },
    {
      title: 'Che cosa fa un piano',
      paragraphs: [
        'Ogni piano indica quante operazioni al giorno il sistema di trading automatico, in ' +
          'breve ATS, può fare per te sul conto reale. Scegli tu le regole che segue e i ' +
          'limiti che rispetta, lo provi prima sulla demo, e puoi disattivarlo in qualsiasi ' +
          'momento. Niente viene negoziato per te prima che tu lo attivi.',
        'Le regole sono pubblicate con lo storico di ognuna. Di nessuna regola qui si sa che ' +
          'vinca, e il margine in ogni prezzo è dalla nostra parte.',
        'Per operare a mano non serve nessun piano. A meno che l’operatore qui abbia ' +
          'impostato altrimenti, le operazioni che fai da te non contano per nessun piano.',
      ],
    },
    {
      title: 'Che cosa non fa un piano',
      paragraphs: [
        'Non dà probabilità migliori. Prezzi, strike e il nostro margine sono gli stessi per ' +
          'ogni cliente, con un piano o senza. «VIP» è il nome dell’etichetta del piano più ' +
          'grande, non un altro modo di liquidare le operazioni.',
        'Non rende meno probabili le perdite, e non è un consiglio. Portare più fondi ' +
          'significa solo che c’è di più da perdere. Se non sei sicuro, prendi il conto demo e ' +
          'nessun piano.',
      ],
    },
    {
      title: 'Come si sceglie e si alza un piano',
      paragraphs: [
        'Il primo piano è impostato non appena lo chiedi e i tuoi fondi ci sono; se non ci ' +
          'sono, ti viene detto che cosa manca. Un piano più alto in seguito è una richiesta, ' +
          'che una persona del nostro personale esamina. Puoi restare senza piano quanto vuoi.',
      ],
    },
  ],
  riskTitle: 'Prima di versare qualcosa',
  risk:
    'Porta solo denaro che puoi perdere. Ogni operazione può costarti il suo intero importo in ' +
    'pochi minuti. Nel tuo conto puoi mettere i tuoi limiti a depositi e perdite, e abbassarli ' +
    'ha effetto subito.',
}
