// Litecoin, explained in Italian.

import type { CoinText } from '../coin-text.ts'

export const litecoin: CoinText = {
  name: 'Litecoin',
  title: 'Fare trading su litecoin',
  description:
    'Che cos’è litecoin, in che cosa differisce da bitcoin, che cosa ne muove il ' +
    'prezzo e che cosa costa e rischia qui una breve operazione, con il prezzo in ' +
    'tempo reale e un esempio svolto.',
  lead:
    'Una delle monete più vecchie ancora in uso: bitcoin con un orologio più veloce e ' +
    'un altro enigma. Che cosa cambia, e che cosa significa qui un’operazione su di ' +
    'essa.',
  sections: [
    {
      title: 'Che cos’è',
      paragraphs: [
        'Litecoin è una moneta digitale senza emittente, fatta da una copia del programma ' +
          'di bitcoin con alcuni numeri cambiati. Il suo autore la chiamò l’argento rispetto ' +
          'all’oro di bitcoin: pensata per pagamenti più piccoli e più frequenti. Ce ne ' +
          'possono essere ottantaquattro milioni, quattro volte quanti di bitcoin.',
        'È una rete di pagamento e poco altro. Nessuna società la gestisce e non promette ' +
          'alcun reddito. Una piccola fondazione cura il programma e il suo nome.',
      ],
    },
    {
      title: 'Come funziona',
      paragraphs: [
        'I pagamenti si firmano con chiavi private e i miner li raccolgono in blocchi, ' +
          'come per bitcoin, ma un blocco arriva all’incirca ogni due minuti e mezzo. Una ' +
          'prima conferma arriva prima, e una coda si smaltisce più in fretta.',
        'L’enigma che i miner risolvono è un altro, chiamato scrypt. Fu scelto perché ' +
          'richiede memoria oltre che velocità, così che i computer comuni potessero tenere ' +
          'il passo. Macchine apposite arrivarono comunque. Il lavoro fatto per litecoin può ' +
          'valere anche per Dogecoin, e la maggior parte dei miner guadagna entrambi ' +
          'insieme. Più o meno ogni quattro anni la ricompensa di un blocco si dimezza.',
        'Chi invia può nascondere la somma di un pagamento in un’area a parte di ogni ' +
          'blocco. È una scelta; i pagamenti comuni restano visibili a tutti.',
      ],
    },
    {
      title: 'Che cosa ne muove il prezzo',
      paragraphs: [
        'Lo porta soprattutto il mercato nel suo insieme: quando bitcoin sale o scende, ' +
          'litecoin di solito segue, con oscillazioni più ampie. Vi si aggiungono la domanda ' +
          'dei servizi di pagamento, le ammissioni e le voci di fondi che detengano la ' +
          'moneta.',
        'Il dimezzamento della sua ricompensa attira ogni volta l’attenzione. Prima del ' +
          'secondo il prezzo salì per mezzo anno, si girò settimane prima del giorno e poi ' +
          'scese fino all’inverno. Una data che tutti conoscono non sorprende nessuno.',
        'Su pochi minuti la direzione è quasi un lancio di moneta.',
      ],
    },
    {
      title: 'Una breve storia',
      paragraphs: [
        'Charlie Lee, allora ingegnere a Google, pubblicò litecoin nell’ottobre del terzo ' +
          'anno di bitcoin. Il programma uscì prima che iniziasse il mining, così che lui ' +
          'non ebbe vantaggi, cosa allora insolita. Per anni litecoin fu fra le monete più ' +
          'grandi, e servì da banco di prova: una modifica al modo di conservare le firme ' +
          'girò qui alcuni mesi prima che bitcoin la adottasse.',
        'Al culmine del boom che seguì, Lee annunciò di aver venduto o regalato quasi ' +
          'tutte le sue monete, per essere libero da un conflitto d’interessi. Poi il prezzo ' +
          'perse più di nove decimi in un anno. Più tardi un comunicato falso sostenne che ' +
          'una grande catena di supermercati avrebbe accettato litecoin. Il prezzo balzò di ' +
          'un quarto e più, il falso venne alla luce, e in circa un’ora era dove aveva ' +
          'cominciato. Quando furono introdotte le somme nascoste, diverse piazze della ' +
          'Corea del Sud tolsero la moneta.',
      ],
    },
    {
      title: 'Operare qui',
      paragraphs: [
        'Qui non compri litecoin. Scegli un importo, un tempo e un lato. Prima di decidere ' +
          'vedi dove starebbe lo strike, quanto guadagni se hai ragione e quanto perdi se ' +
          'hai torto. Quanto è lontano è fissato quando il tuo ordine è accettato. La tua ' +
          'entrata è il primo prezzo un attimo dopo; decide l’ultimo prezzo alla scadenza o ' +
          'prima. Entrambi i prezzi sono conservati e stanno sulla tua ricevuta.',
        'Contro il dollaro operi sul movimento proprio della moneta e su quello di tutto ' +
          'il mercato. Contro bitcoin operi solo sulla differenza fra i due, che si muove a ' +
          'passi più fini e spesso sta ferma.',
      ],
    },
    {
      title: 'Che cosa rischi',
      paragraphs: [
        'Puoi perdere l’intero importo di ogni operazione, e in fretta. Il nostro margine ' +
          'fa parte di ogni strike, quindi su molte operazioni il risultato medio è una ' +
          'perdita. Una notizia falsa può muovere il prezzo quanto una vera, e nessuno ' +
          'annullerà un’operazione perché la notizia era sbagliata. Una serie di vincite non ' +
          'dimostra abilità; con abbastanza operazioni serie così vengono da sole. Opera ' +
          'solo con denaro che puoi perdere.',
      ],
    },
  ],
}
