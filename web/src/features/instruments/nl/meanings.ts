// In Dutch: what each indicator means, and where it ends.

export const meanings: readonly (readonly [indicator: string, meaning: string])[] = [
  [
    'Voortschrijdende gemiddelden',
    'Het gemiddelde van de nieuwste slotkoersen. Het gewone telt ze allemaal even zwaar; bij ' +
      'het exponentiële tellen nieuwere zwaarder. Ze maken de koers gladder en komen daardoor ' +
      'altijd te laat: in een markt zonder richting kruist de koers ze heen en weer zonder dat ' +
      'het iets betekent.',
  ],
  [
    'RSI',
    'De relatieve-sterkte-index van J. Welles Wilder zet de gemiddelde stijging tegenover de ' +
      'gemiddelde daling: 0 als de koers alleen daalde, 100 als hij alleen steeg. Een hoge ' +
      'waarde kondigt geen ommekeer aan; in een sterke trend kan ze lang hoog blijven.',
  ],
  [
    'MACD',
    'De afstand tussen een kort en een lang exponentieel gemiddelde, naar Gerald Appel, en het ' +
      'gemiddelde van die afstand, het signaal. Omdat hij uit gemiddelden bestaat, komt hij ' +
      'twee keer te laat, en zijn grootte is tussen instrumenten niet te vergelijken.',
  ],
  [
    'Bollingerbanden',
    'Het gemiddelde van 20 slotkoersen en twee standaardafwijkingen naar elke kant, naar John ' +
      'Bollinger. Ze zijn breed nadat de koers veel bewoog en smal nadat hij dat niet deed. ' +
      'Koersen verlaten de banden vaker dan de klokkromme uit het leerboek wil.',
  ],
]
