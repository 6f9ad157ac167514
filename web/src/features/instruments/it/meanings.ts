// In Italian: what each indicator means, and where it ends.

export const meanings: readonly (readonly [indicator: string, meaning: string])[] = [
  [
    'Medie mobili',
    'La media delle chiusure più recenti. Quella semplice le conta tutte allo stesso modo; ' +
      'quella esponenziale conta di più le più recenti. Lisciano il prezzo, e per questo ' +
      'arrivano sempre tardi: in un mercato laterale il prezzo le incrocia avanti e indietro ' +
      'senza significato.',
  ],
  [
    'RSI',
    'L’indice di forza relativa di J. Welles Wilder mette il rialzo medio di fronte al ' +
      'ribasso medio: 0 dove il prezzo è solo sceso, 100 dove è solo salito. Un valore alto ' +
      'non è segno di una svolta; in una tendenza forte può restare alto a lungo.',
  ],
  [
    'MACD',
    'La distanza tra una media esponenziale breve e una lunga, secondo Gerald Appel, e la ' +
      'media di quella distanza, detta il suo segnale. È fatto di medie, quindi arriva tardi ' +
      'due volte, e la sua grandezza non si può confrontare tra strumenti.',
  ],
  [
    'Bande di Bollinger',
    'La media di 20 chiusure, e due deviazioni standard per ogni lato, secondo John ' +
      'Bollinger. Sono larghe dopo che il prezzo si è mosso molto e strette dopo che non l’ha ' +
      'fatto. I prezzi escono dalle bande più spesso di quanto vorrebbe la curva a campana dei ' +
      'manuali.',
  ],
]
