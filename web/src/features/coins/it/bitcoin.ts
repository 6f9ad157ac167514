// Bitcoin, explained in Italian.

import type { CoinText } from '../coin-text.ts'

export const bitcoin: CoinText = {
  name: 'Bitcoin',
  title: 'Fare trading su bitcoin',
  description:
    'Che cos’è bitcoin, come funziona, che cosa ne muove il prezzo e che cosa costa e ' +
    'rischia qui una breve operazione, con il prezzo in tempo reale e un esempio ' +
    'svolto.',
  lead:
    'La prima moneta digitale, ancora la più grande, e ancora quella che le altre ' +
    'seguono. Che cos’è, perché il suo prezzo si muove e che cosa significa qui ' +
    'un’operazione su di essa.',
  sections: [
    {
      title: 'Che cos’è',
      paragraphs: [
        'Bitcoin è denaro senza emittente. Nessuna banca lo crea e nessuno Stato ne ' +
          'risponde. Esiste come scritture in un registro pubblico, la blockchain, che ' +
          'migliaia di computer in tutto il mondo tengono allineati fra loro. Chiunque può ' +
          'far girare un computer così, leggere il registro o inviare un pagamento.',
        'Il programma ammette poco meno di ventun milioni di monete, per sempre. Ciascuna ' +
          'si divide in cento milioni di parti, quindi nessuno deve possederne una intera.',
      ],
    },
    {
      title: 'Come funziona',
      paragraphs: [
        'Chi ha una chiave privata può firmare con essa un pagamento. I miner raccolgono ' +
          'pagamenti firmati in un blocco e gareggiano per trovare un numero che renda ' +
          'valido il blocco. Trovarlo richiede moltissimo calcolo; controllarlo quasi ' +
          'nessuno. Chi vince aggiunge il blocco alla catena e incassa monete nuove e le ' +
          'commissioni.',
        'Un blocco si trova all’incirca ogni dieci minuti. Quando i miner diventano più ' +
          'veloci, l’enigma diventa più difficile, e il ritmo resta lo stesso. Più o meno ' +
          'ogni quattro anni il numero di monete nuove per blocco si dimezza. I pagamenti ' +
          'non si possono richiamare, e una chiave persa non si può sostituire.',
      ],
    },
    {
      title: 'Che cosa ne muove il prezzo',
      paragraphs: [
        'L’offerta è nota con anni di anticipo, quindi le sorprese vengono dalla domanda. ' +
          'Grandi fondi comprano e vendono. I tassi d’interesse contano: quando il risparmio ' +
          'sicuro paga bene, meno persone tengono qualcosa che non paga nulla. Sentenze, ' +
          'leggi nuove e il fallimento di una piazza di scambio hanno mosso il prezzo in ' +
          'pochi minuti.',
        'Molti operano con denaro preso in prestito. Quando il prezzo scende abbastanza, ' +
          'le loro posizioni vengono chiuse di forza, il che lo spinge oltre. Il mercato non ' +
          'chiude mai, e nel fine settimana, con meno ordini in attesa, la stessa vendita lo ' +
          'muove di più.',
        'Su pochi minuti niente di tutto questo si può prevedere. Quello che si vede è ' +
          'soprattutto caso.',
      ],
    },
    {
      title: 'Una breve storia',
      paragraphs: [
        'Nell’autunno della grande crisi bancaria qualcuno che si faceva chiamare Satoshi ' +
          'Nakamoto pubblicò un articolo di nove pagine. Il primo blocco seguì in gennaio, ' +
          'con un titolo di giornale sul salvataggio delle banche scritto dentro. Chi fosse ' +
          'l’autore non si sa ancora. Nel secondo anno un programmatore in Florida pagò ' +
          'diecimila monete per due pizze.',
        'Il prezzo è salito oltre quanto immaginavano i primi utenti, e strada facendo ha ' +
          'perso almeno quattro volte più di tre quarti del suo valore. Mt. Gox, la piazza ' +
          'più grande del suo tempo, crollò mentre mancavano centinaia di migliaia di monete ' +
          'dei clienti. La Cina ha vietato il mining. El Salvador ha reso bitcoin moneta ' +
          'legale e poi ha ritirato gran parte di quella legge. Negli Stati Uniti i fondi ' +
          'che detengono bitcoin sono stati ammessi in borsa dopo dieci anni di rifiuti.',
      ],
    },
    {
      title: 'Operare qui',
      paragraphs: [
        'Qui non compri bitcoin e non ne possiedi mai. Scegli un importo e un tempo, e ' +
          'dici se il prezzo finirà sopra o sotto uno strike. Prima di decidere vedi dove ' +
          'starebbe lo strike, quanto guadagni se hai ragione e quanto perdi se hai torto. ' +
          'Quanto è lontano è fissato quando il tuo ordine è accettato. La tua entrata è il ' +
          'primo prezzo un attimo dopo; decide l’ultimo prezzo alla scadenza o prima.',
        'Le coppie qui sotto differiscono in che cosa si misura bitcoin. Contro il dollaro ' +
          'e il token del dollaro i movimenti sono quasi gli stessi. Contro l’euro si ' +
          'aggiunge il cambio fra le due valute.',
      ],
    },
    {
      title: 'Che cosa rischi',
      paragraphs: [
        'Puoi perdere l’intero importo di ogni operazione, in un minuto. Il nostro margine ' +
          'fa parte di ogni strike, quindi su molte operazioni il risultato medio è una ' +
          'perdita. Una notizia improvvisa può capovolgere un’operazione nell’ultimo ' +
          'secondo, e qui nessun ordine ferma una perdita a metà strada. I prezzi passati ' +
          'non dicono il prossimo. Non operare con denaro che ti serve, e non cercare di ' +
          'riprenderti ciò che è andato.',
      ],
    },
  ],
}
