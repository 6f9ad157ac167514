// In Italian: what is said of signals, of the rules they come from, and of what their records allow
// to be said.

import type { Messages } from '#contract/shared/messages.ts'
import type { BarFigures, signals as english } from '../signals.ts'

export const signals: Messages<typeof english> = {
  title: 'Segnali',
  advice:
    'Un segnale non è un consiglio, e qui nessuno sa che cosa farà dopo un prezzo. La ' +
    'maggior parte delle regole perde all’incirca il margine, e così farà chi le segue.',
  contents: 'Le regole',
  rules: {
    momentum: 'Slancio (momentum)',
    mean_reversion: 'Ritorno alla media',
    volatility_breakout: 'Rottura di volatilità',
    coin: 'Una moneta lanciata',
  },
  ideas: {
    momentum:
      'Ciò che andava da qualche parte continua. Parla quando una media veloce del prezzo si ' +
      'è allontanata da una lenta più di quanto il prezzo si muova di solito in un minuto, e ' +
      'ridice lo stesso verso.',
    mean_reversion:
      'Ciò che si è allontanato dal suo centro torna. Parla quando il prezzo è uscito dalle ' +
      'sue bande di Bollinger e l’indice di forza relativa dice che è andato in un verso ' +
      'solo, e dice: indietro.',
    volatility_breakout:
      'Chi lascia una stanza tranquilla continua a camminare. Parla quando il prezzo esce ' +
      'dal canale dei minuti precedenti muovendosi più di prima, e dice: avanti in quel ' +
      'verso.',
    coin:
      'Nessuna regola: ogni tanto si lancia una moneta. È qui perché le altre si possano ' +
      'confrontare con essa. Una regola che non fa meglio della moneta non sa niente.',
  },
  outcomes: { hit: 'Centro', miss: 'Errore', tie: 'Pari', void: 'Nullo' },
  verdicts: {
    too_few: 'Ne sono stati decisi troppo pochi per dirne qualcosa.',
    loses: 'Perde: chi l’ha seguita ha perso denaro, e il caso da solo non lo spiega.',
    unclear: 'Non si mostra niente: il caso da solo avrebbe potuto portare tutto questo.',
    above:
      'Finora è sopra il punto di pareggio più di quanto il caso spieghi. È ciò che è stato, ' +
      'e non promette niente.',
  },
  loading: 'Caricamento degli storici',
  retry: 'Riprova',
  failed: 'Non è stato possibile caricare gli storici.',
  none: 'Non è ancora cominciata nessuna regola.',
  older: 'Storici finiti',
  olderWhy: 'La regola o un parametro è stato cambiato. Ciò che è stato contato resta.',
  version: (version) => `Versione ${version}`,
  startedAt: (day) => `dal ${day} (UTC)`,
  horizon: (time) => `per ${time}`,
  parameters: 'Parametri',
  hits: 'Centri',
  misses: 'Errori',
  ties: 'Pari',
  voids: 'Nulli',
  waiting: 'Non ancora finiti',
  rate: 'Quota di centri',
  range: (low, high) => `da ${low} a ${high}`,
  breakEven: 'Punto di pareggio',
  priced: 'Una moneta',
  each: 'Un dollaro su ognuno ha dato',
  noRate: (from) => `Si mostra a partire da ${from} segnali decisi`,
  bar: ({ rate, low, high, even, coin }: BarFigures) =>
    `Quota di centri ${rate}, tra ${low} e ${high}; punto di pareggio ${even}, una moneta ${coin}`,
  byInstrument: 'Per strumento',
  instrument: 'Strumento',
  newest: 'Segnali finiti più recenti',
  newestOf: (rule) => `Più recenti di: ${rule}`,
  rule: 'Regola',
  side: 'Lato',
  published: 'Pubblicato (UTC)',
  window: 'Finestra (UTC)',
  outcome: 'Risultato',
  strike: 'Strike',
  end: 'Fine',
  running: 'In corso',
  opensIn: (time) => `si apre tra ${time}`,
  closesIn: (time) => `si chiude tra ${time}`,
  isMeasured: 'in misurazione',
  allRules: 'Tutte le regole',
  allInstruments: 'Tutti gli strumenti',
  both: 'In corso e finiti',
  onlyRunning: 'Solo in corso',
  onlyEnded: 'Solo finiti',
  state: 'Stato',
  empty: 'Finora nessun segnale così. Le regole parlano di rado, alcune per ore per niente.',
  more: 'Segnali precedenti',
  records: 'Che cosa ne è stato di tutti',
  howMeasured: 'Come si misurano',
  trade: 'Al grafico',
  panel: 'Segnali',
  all: 'Tutti i segnali',
  quiet: 'In questo momento nessuna regola ne parla.',
}
