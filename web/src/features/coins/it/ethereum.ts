// Ethereum and its coin ether, explained in Italian.

import type { CoinText } from '../coin-text.ts'

export const ethereum: CoinText = {
  name: 'Ethereum',
  title: 'Fare trading su Ethereum',
  description:
    'Che cosa sono ethereum e la sua moneta ether, come funzionano, che cosa ne muove ' +
    'il prezzo e che cosa costa e rischia qui una breve operazione, con il prezzo in ' +
    'tempo reale e un esempio svolto.',
  lead:
    'Una rete che esegue programmi oltre che pagamenti, e la moneta con cui si paga ' +
    'eseguirli. Come funziona, perché il suo prezzo si muove e che cosa significa qui ' +
    'un’operazione su di essa.',
  sections: [
    {
      title: 'Che cos’è',
      paragraphs: [
        'Ethereum è un computer che nessuno possiede. Migliaia di macchine tengono lo ' +
          'stesso registro ed eseguono gli stessi programmi, detti contratti intelligenti, e ' +
          'concordano su ogni risultato. Con programmi così si costruiscono prestiti, piazze ' +
          'di scambio, giochi e altre monete.',
        'Ether è la moneta di questa rete. Ogni passo di un programma ne costa un po’, ' +
          'quindi chi vuole usare ethereum ha bisogno di ether. Non c’è un limite fisso a ' +
          'quanti ce ne possono essere.',
      ],
    },
    {
      title: 'Come funziona',
      paragraphs: [
        'Ethereum cominciò con i miner, come bitcoin. Oggi ha invece dei validatori: ' +
          'persone che bloccano ether in pegno, propongono blocchi a turno e confermano ' +
          'quelli degli altri. Il lavoro onesto rende un piccolo reddito. Firmare due ' +
          'blocchi in conflitto costa parte del pegno. Un blocco arriva all’incirca ogni ' +
          'dodici secondi, e qualche minuto dopo vale come definitivo.',
        'Ogni pagamento e ogni programma paga una commissione. Una parte, la commissione ' +
          'di base, sale quando i blocchi sono pieni, e viene distrutta invece che pagata a ' +
          'qualcuno. Nei periodi di molto traffico può sparire più ether di quanto se ne ' +
          'crei. Gran parte del traffico è passata a reti costruite sopra, che regolano su ' +
          'ethereum a gruppi e costano meno.',
      ],
    },
    {
      title: 'Che cosa ne muove il prezzo',
      paragraphs: [
        'Ether segue bitcoin quasi tutti i giorni. Oltre a questo dipende da quanto si usa ' +
          'la rete: una moda per qualche tipo di token significa commissioni, e commissioni ' +
          'significano domanda. Gli aggiornamenti cambiano quanto ether si crea o si ' +
          'distrugge. I fondi lo comprano e lo vendono, chi lo detiene lo blocca o lo libera.',
        'I programmi custodiscono somme molto grandi, e i loro errori sono stati ' +
          'saccheggiati molte volte. I prestiti garantiti da ether vengono chiusi dai ' +
          'programmi stessi quando il prezzo scende, il che ne vende altro nello stesso ' +
          'minuto.',
        'Su tempi brevi il caso è la forza più grande.',
      ],
    },
    {
      title: 'Una breve storia',
      paragraphs: [
        'Vitalik Buterin, diciannove anni, descrisse l’idea in un articolo. Ether fu ' +
          'venduto per la prima volta al pubblico l’estate seguente, e la rete partì un anno ' +
          'dopo. Nel primo anno un fondo comune chiamato DAO raccolse un settimo di tutto ' +
          'l’ether, e un ladro trovò un errore nel suo programma. La maggior parte degli ' +
          'utenti fu d’accordo di riscrivere il registro perché il denaro tornasse. Una ' +
          'minoranza rifiutò, e la sua catena vive ancora come Ethereum Classic.',
        'Un’ondata di token nuovi portò il prezzo al suo primo grande picco, e in un anno ' +
          'aveva perso più di nove decimi. Programmi di prestito e immagini scambiate lo ' +
          'portarono al successivo, e perse circa quattro quinti. Intanto la rete cambiò ' +
          'motore in corsa: il mining finì, e il suo consumo di elettricità calò di più di ' +
          'novantanove parti su cento.',
      ],
    },
    {
      title: 'Operare qui',
      paragraphs: [
        'Qui non compri ether, e non ti serve alcun portafoglio. Scegli un importo e un ' +
          'tempo, e dici se il prezzo finirà sopra o sotto uno strike. Prima di decidere ' +
          'vedi dove starebbe lo strike, quanto guadagni se hai ragione e quanto perdi se ' +
          'hai torto. Quanto è lontano è fissato quando il tuo ordine è accettato. La tua ' +
          'entrata è il primo prezzo un attimo dopo; decide l’ultimo prezzo alla scadenza o ' +
          'prima.',
        'Le coppie qui sotto mettono ether contro denaro o contro bitcoin. Contro il ' +
          'dollaro operi sull’umore di tutto il mercato; contro bitcoin solo su quale dei ' +
          'due va meglio.',
      ],
    },
    {
      title: 'Che cosa rischi',
      paragraphs: [
        'Puoi perdere l’intero importo di ogni operazione. Il nostro margine fa parte di ' +
          'ogni strike, quindi su molte operazioni il risultato medio è una perdita. Ether ' +
          'tende a oscillare più di bitcoin; gli strike ne tengono conto, quindi ' +
          'oscillazioni più ampie non rendono più probabile vincere. Un furto o un errore ' +
          'annunciato mentre la tua operazione corre conta come ogni altra notizia. Opera ' +
          'solo con denaro la cui perdita non cambierebbe nulla per te.',
      ],
    },
  ],
}
