// Bitcoin Cash, explained in Italian.

import type { CoinText } from '../coin-text.ts'

export const bitcoinCash: CoinText = {
  name: 'Bitcoin Cash',
  title: 'Fare trading su Bitcoin Cash',
  description:
    'Che cos’è bitcoin cash, perché si è separato da bitcoin, che cosa ne muove il ' +
    'prezzo e che cosa costa e rischia qui una breve operazione, con il prezzo in ' +
    'tempo reale e un esempio svolto.',
  lead:
    'Una moneta che condivide i primi anni con bitcoin e se n’è andata per una sola ' +
    'domanda: quanto sta in un blocco. Che cosa ne è venuto, e che cosa significa qui ' +
    'un’operazione su di essa.',
  sections: [
    {
      title: 'Che cos’è',
      paragraphs: [
        'Bitcoin Cash è un ramo di Bitcoin. Fino al giorno della separazione hanno ' +
          'entrambi lo stesso registro, scrittura per scrittura; da allora ciascuno ha il ' +
          'suo. Chi quel giorno aveva bitcoin aveva anche lo stesso numero di bitcoin cash.',
        'I suoi sostenitori vogliono che le monete si spendano, nei negozi e oltre i ' +
          'confini, per una commissione troppo piccola per notarla. Ce ne possono essere al ' +
          'massimo quanti di bitcoin, poco meno di ventun milioni.',
      ],
    },
    {
      title: 'Come funziona',
      paragraphs: [
        'Il meccanismo è quello di bitcoin. I pagamenti si firmano con chiavi private, i ' +
          'miner li raccolgono in blocchi all’incirca ogni dieci minuti, e più o meno ogni ' +
          'quattro anni la ricompensa di un blocco si dimezza. La differenza è lo spazio: un ' +
          'blocco può essere molte volte più grande del limite originario di bitcoin, così i ' +
          'pagamenti fanno di rado la coda e le commissioni restano frazioni di centesimo.',
        'Le due monete si minano con le stesse macchine. Un miner può passare da una ' +
          'catena all’altra in pochi minuti, e va dove un’ora di lavoro rende di più. Per ' +
          'questo Bitcoin Cash adatta la difficoltà del suo enigma a ogni blocco. Poiché lo ' +
          'protegge molto meno calcolo di quanto protegga bitcoin, anche un attacco alla sua ' +
          'catena costerebbe molto meno.',
      ],
    },
    {
      title: 'Che cosa ne muove il prezzo',
      paragraphs: [
        'A muoverlo è soprattutto bitcoin. Quando la moneta grande scende, la piccola di ' +
          'solito scende con lei, e spesso di più, perché da ogni lato aspettano meno ' +
          'ordini. Le notizie sue proprie vengono da dispute fra sviluppatori, da ' +
          'aggiornamenti e da piazze che la ammettono o la tolgono.',
        'La coppia con bitcoin toglie il movimento comune. Quello che resta è come il ' +
          'mercato pesa l’una contro l’altra: più tranquillo quasi tutti i giorni, con salti ' +
          'quando qualcosa riguarda solo una delle due.',
        'Su pochi minuti il caso pesa più di tutto questo.',
      ],
    },
    {
      title: 'Una breve storia',
      paragraphs: [
        'Per anni gli utenti di bitcoin discussero del suo limite alla dimensione dei ' +
          'blocchi. Gli uni volevano blocchi più grandi e pagamenti economici; gli altri ' +
          'blocchi abbastanza piccoli perché chiunque potesse controllarli in casa. Il primo ' +
          'agosto del nono anno di bitcoin la parte dei blocchi grandi avviò una catena ' +
          'propria.',
        'Quell’inverno tutto il mercato esplose. Una grande piazza americana ammise la ' +
          'moneta senza preavviso, il prezzo balzò, e la piazza sospese gli scambi la sera ' +
          'stessa. L’autunno seguente furono i sostenitori stessi a litigare. Due ' +
          'schieramenti spesero settimane di calcolo l’uno contro l’altro, e un’altra ' +
          'moneta, Bitcoin SV, si staccò. Due anni dopo un’altra lite, sul pagare gli ' +
          'sviluppatori con la ricompensa dei blocchi, portò a un’ulteriore separazione.',
        'Il prezzo è rimasto quasi sempre molto sotto quello del suo primo inverno. La ' +
          'rete ha continuato a funzionare, con molti meno pagamenti di quanti ne stiano nei ' +
          'suoi blocchi.',
      ],
    },
    {
      title: 'Operare qui',
      paragraphs: [
        'Qui non compri la moneta e non ne possiedi mai. Scegli un importo e un tempo, e ' +
          'dici se il prezzo finirà sopra o sotto uno strike. Prima di decidere vedi dove ' +
          'starebbe lo strike, quanto guadagni se hai ragione e quanto perdi se hai torto. ' +
          'Quanto è lontano è fissato quando il tuo ordine è accettato. La tua entrata è il ' +
          'primo prezzo un attimo dopo; decide l’ultimo prezzo alla scadenza o prima.',
        'Fai attenzione al tick, il passo più piccolo del prezzo. Contro bitcoin il prezzo ' +
          'è una piccola frazione con molti decimali. Quando uno strumento quasi non si ' +
          'muove per un po’, alcuni strike non si possono porre in modo equo, e allora non ' +
          'ne offriamo nessuno.',
      ],
    },
    {
      title: 'Che cosa rischi',
      paragraphs: [
        'Puoi perdere l’intero importo di ogni operazione. Il nostro margine fa parte di ' +
          'ogni strike, quindi su molte operazioni il risultato medio è una perdita. In un ' +
          'mercato sottile un solo ordine grande può portare il prezzo oltre il tuo strike e ' +
          'indietro. Se alla fine mancano prezzi freschi, l’operazione è nulla e la tua ' +
          'puntata torna; questo ti protegge da un cattivo prezzo, non da un cattivo ' +
          'risultato. Opera solo con ciò di cui puoi fare a meno.',
      ],
    },
  ],
}
