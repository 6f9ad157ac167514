// In Italian: the questions before live trading.

import type { Messages } from '#contract/shared/messages.ts'
import type { appropriateness as english } from '../appropriateness.ts'

export const appropriateness: Messages<typeof english> = {
  title: 'Prima di operare sul reale',
  lead:
    'Le operazioni reali mettono a rischio denaro. Mostra di sapere come: una dozzina di ' +
    'domande, e ciò che non sai sta nell’aiuto. La demo è aperta senza di esse.',
  help: 'Leggi prima l’aiuto',
  odds: 'Prova le probabilità con numeri casuali.',
  mark: (mark, all) =>
    `${mark} su ${all} devono essere giuste. Se non lo sono, puoi riprovare un giorno dopo.`,
  begins: (stake, trades) =>
    'Chi ha superato le domande comincia in piccolo: per un giorno un’operazione reale è al ' +
    `massimo di ${stake}, e se ne possono fare ${trades}.`,
  questions: {
    whole_amount: {
      asks:
        'Metti 100 $ su un’operazione, e finisce dal lato sbagliato dello strike. Che cosa ' +
        'resta?',
      choices: { a: 'La metà', b: 'Niente', c: 'Tutto, meno una commissione' },
    },
    margin: {
      asks:
        'Ogni prezzo qui contiene un margine per il banco. Che cosa significa su molte ' +
        'operazioni?',
      choices: {
        a: 'I clienti guadagnano in media, un po’ meno che senza',
        b: 'I clienti in media non guadagnano né perdono',
        c: 'I clienti perdono in media',
      },
    },
    break_even: {
      asks: 'Vinci meno spesso di quanto dice il punto di pareggio. Che cosa succede nel tempo?',
      choices: {
        a: 'Perdi denaro, anche se vinci la maggior parte delle tue operazioni',
        b: 'Guadagni denaro, finché ne vinci più della metà',
        c: 'Finisci dove hai cominciato',
      },
    },
    further_strike: {
      asks: 'Una strike rate paga una vincita più di un’altra. Che cos’altro è diverso?',
      choices: {
        a: 'Niente: è quella migliore',
        b: 'Vince meno spesso',
        c: 'Si può perdere meno dell’importo',
      },
    },
    doubling: {
      asks: 'Dopo ogni perdita raddoppi l’importo. Che effetto ha?',
      choices: {
        a: 'Alla fine fa recuperare tutto',
        b: 'Fa vincere più spesso l’operazione successiva',
        c: 'Puoi perdere prima tutto ciò che hai; nessuna operazione vince più spesso per questo',
      },
    },
    ending: {
      asks: 'Un’operazione di cinque minuti va male dopo un minuto. Che cosa puoi fare?',
      choices: {
        a: 'Niente: finisce alla sua ora, con il prezzo di quell’istante',
        b: 'Chiuderla, e riavere ciò che vale in quel momento',
        c: 'Spostare il suo strike',
      },
    },
    lucky_run: {
      asks: 'Hai vinto otto delle tue prime dieci operazioni. Che cosa mostra?',
      choices: {
        a: 'Che il tuo modo di scegliere funziona',
        b: 'Molto poco: tante se ne vincono spesso per fortuna',
        c: 'Che le prossime si perdono più probabilmente',
      },
    },
    money: {
      asks: 'Quale denaro è per operare così?',
      choices: {
        a: 'Denaro che puoi perdere senza cambiare il tuo modo di vivere',
        b: 'Denaro che ti serve il mese prossimo, con un piano accurato',
        c: 'Denaro preso in prestito, se il prestito costa meno di quanto paga una vincita',
      },
    },
    signals: {
      asks: 'Un segnale, o qualcuno che opera bene, dice che un prezzo salirà. Quanto è sicuro?',
      choices: {
        a: 'Sicuro, se finora lo storico era buono',
        b: 'Sicuro, se molte persone dicono lo stesso',
        c: 'Per niente: un buono storico non dice nulla di certo sull’operazione successiva',
      },
    },
    other_side: {
      asks: 'Chi ti paga quando la tua operazione vince, e tiene il tuo importo quando perde?',
      choices: { a: 'Un altro cliente', b: 'Il banco, cioè noi', c: 'Un exchange' },
    },
    missing_price: {
      asks: 'Manca il prezzo che avrebbe dovuto decidere la tua operazione. Che cosa succede?',
      choices: {
        a: 'L’operazione è nulla, e torna l’importo intero',
        b: 'L’operazione è persa',
        c: 'Il nostro personale sceglie un prezzo',
      },
    },
    breaks: {
      asks: 'Ti accorgi che operi più di quanto volevi. Che cosa puoi fare qui?',
      choices: {
        a: 'Chiedere al nostro personale di recuperarne una parte',
        b: 'Niente, finché non torna ciò che hai perso',
        c:
          'Impostare limiti, prenderti una pausa o autoescluderti, cosa che intanto nessuno può ' +
          'annullare',
      },
    },
  },
  send: 'Invia le mie risposte',
  unanswered: 'Scegli una risposta.',
  missing: (count) =>
    count === 1
      ? 'Una domanda non ha ancora risposta.'
      : `${count} domande non hanno ancora risposta.`,
  waits: (until) =>
    `Puoi rispondere di nuovo alle domande a partire dal ${until}. Fino ad allora hai la demo e ` +
    'l’aiuto; prelevare non aspetta.',
  passed: (at) => `Hai superato le domande, il ${at}.`,
  firstDay: (until, stake, trades) =>
    `Fino al ${until} un’operazione reale è al massimo di ${stake}, e se ne possono fare ` +
    `${trades}.`,
  notNeeded:
    'In questa installazione le operazioni reali non aspettano queste domande. Puoi rispondere ' +
    'lo stesso.',
  attempts: 'I tuoi tentativi',
  attempt: (at, right, asked) => `${at}: ${right} su ${asked} giuste`,
  tradeLive: 'Alla schermata di trading',
  lost: (median) => `Di chi ha perso, la metà ha perso ${median} o più.`,
}
