// In Italian: what the page of records says that travels in the page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { signalsStill as english } from '../signals-still.ts'

export const signalsStill: Messages<typeof english> = {
  title: 'Segnali',
  description:
    'Ogni segnale che le nostre regole abbiano mai dato, pubblicato prima che si aprisse la ' +
    'sua finestra e contato qualunque cosa ne venisse, con centri, errori e ciò che sarebbe ' +
    'servito per andare in pari.',
  lead:
    'Regole che chiunque può leggere guardano i nostri prezzi e ogni tanto dicono Buy o Sell. ' +
    'Ogni segnale viene salvato prima che si apra la sua finestra, e contato qualunque cosa ne ' +
    'venga.',
  measuredTitle: 'Come si misura un segnale',
  measured: [
    'Come l’operazione che chiunque avrebbe potuto fare quando si è aperta la sua finestra, ' +
      'alla strike rate offerta più vicina al raddoppio della puntata. Un centro è ' +
      'un’operazione così che avrebbe vinto.',
    'Quindi il punto di pareggio non è la metà. È ciò che i centri devono superare perché le ' +
      'vincite pesino più delle perdite, e sta come un segno accanto a ogni storico. Una ' +
      'moneta fa centro tanto spesso quanto dice il prezzo dell’operazione, che è meno del ' +
      'punto di pareggio per via del margine.',
    'I segnali vengono salvati prima che si apra la loro finestra, e il database non ne ' +
      'accetta in ritardo. Nessuno si può cambiare o ritirare. Una regola che viene cambiata, ' +
      'o riceve un altro parametro, comincia un nuovo storico; il vecchio resta dove è finito.',
    'Intorno alla quota di centri sta l’intervallo in cui di regola si trova la quota vera, ' +
      'se ogni segnale è una prova a sé (intervallo di Wilson). Gli strumenti si muovono ' +
      'insieme, quindi su tutti è un po’ troppo stretto.',
    'Niente viene messo in classifica, e non si sceglie nessuna settimana migliore: tra ' +
      'molti storici uno brilla sempre per fortuna.',
  ],
  checkTitle: 'Ricontali',
  check:
    'Ogni segnale finito si può leggere come JSON, una pagina alla volta, e i prezzi con cui ' +
    'è stato misurato sono quelli con cui si liquidano le operazioni.',
  checkLink: 'I segnali come JSON',
}
