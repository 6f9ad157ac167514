// Bitcoin Cash, explained in German.

import type { CoinText } from '../coin-text.ts'

export const bitcoinCash: CoinText = {
  name: 'Bitcoin Cash',
  title: 'Bitcoin Cash handeln',
  description:
    'Was Bitcoin Cash ist, warum es sich von Bitcoin getrennt hat, was seinen Kurs ' +
    'bewegt und was ein kurzer Trade darauf hier kostet und riskiert, mit dem ' +
    'aktuellen Kurs und einem durchgerechneten Beispiel.',
  lead:
    'Ein Coin, der seine ersten Jahre mit Bitcoin teilt und über eine einzige Frage ' +
    'ging: wie viel in einen Block passt. Was daraus wurde und was ein Trade darauf ' +
    'hier bedeutet.',
  sections: [
    {
      title: 'Was es ist',
      paragraphs: [
        'Bitcoin Cash ist ein Zweig von Bitcoin. Bis zum Tag der Trennung haben beide ' +
          'dasselbe Buch, Eintrag für Eintrag; von da an hat jedes sein eigenes. Wer an ' +
          'diesem Tag Bitcoin hielt, hielt auch gleich viele Bitcoin Cash.',
        'Seine Anhänger wollen, dass Coins ausgegeben werden, in Läden und über Grenzen ' +
          'hinweg, für eine Gebühr, die man nicht merkt. Es kann höchstens so viele geben ' +
          'wie von Bitcoin, knapp einundzwanzig Millionen.',
      ],
    },
    {
      title: 'Wie es funktioniert',
      paragraphs: [
        'Die Mechanik ist die von Bitcoin. Zahlungen werden mit geheimen Schlüsseln ' +
          'unterschrieben, Miner sammeln sie etwa alle zehn Minuten in Blöcken, und ungefähr ' +
          'alle vier Jahre halbiert sich die Belohnung für einen Block. Der Unterschied ist ' +
          'der Platz: ein Block darf um ein Vielfaches größer sein als die ursprüngliche ' +
          'Grenze von Bitcoin, sodass Zahlungen selten warten und Gebühren Bruchteile eines ' +
          'Cents bleiben.',
        'Beide Coins werden mit denselben Maschinen gewonnen. Ein Miner kann binnen ' +
          'Minuten von einer Kette zur anderen wechseln und geht dorthin, wo eine Stunde ' +
          'Arbeit mehr einbringt. Bitcoin Cash passt die Schwierigkeit seines Rätsels ' +
          'deshalb mit jedem Block an. Weil es von viel weniger Rechenarbeit geschützt wird ' +
          'als Bitcoin, würde auch ein Angriff auf seine Kette viel weniger kosten.',
      ],
    },
    {
      title: 'Was seinen Kurs bewegt',
      paragraphs: [
        'Das meiste, was ihn bewegt, ist Bitcoin. Fällt der große Coin, fällt der kleine ' +
          'gewöhnlich mit und oft weiter, weil auf beiden Seiten weniger Orders warten. ' +
          'Eigene Nachrichten kommen von Streit unter Entwicklern, von Upgrades und von ' +
          'Börsen, die ihn aufnehmen oder streichen.',
        'Das Paar mit Bitcoin nimmt die gemeinsame Bewegung heraus. Was bleibt, ist, wie ' +
          'der Markt den einen gegen den anderen abwägt: an den meisten Tagen ruhiger, mit ' +
          'Sprüngen, wenn etwas nur einen von beiden betrifft.',
        'Über ein paar Minuten überwiegt der Zufall all das.',
      ],
    },
    {
      title: 'Eine kurze Geschichte',
      paragraphs: [
        'Jahrelang stritten die Nutzer von Bitcoin über die Grenze der Blockgröße. Die ' +
          'einen wollten größere Blöcke und billige Zahlungen; die anderen Blöcke, die klein ' +
          'genug sind, dass jeder sie zu Hause prüfen kann. Am ersten August im neunten Jahr ' +
          'von Bitcoin begann die Seite der großen Blöcke ihre eigene Kette.',
        'In jenem Winter boomte der ganze Markt. Eine große amerikanische Börse nahm den ' +
          'Coin ohne Vorwarnung auf, der Kurs sprang, und die Börse hielt den Handel am ' +
          'selben Abend an. Im Herbst darauf zerstritten sich die Anhänger selbst. Zwei ' +
          'Lager verbrauchten wochenlang Rechenleistung gegeneinander, und ein weiterer ' +
          'Coin, Bitcoin SV, spaltete sich ab. Zwei Jahre später führte ein neuer Streit, um ' +
          'die Bezahlung von Entwicklern aus der Blockbelohnung, zu einer weiteren Trennung.',
        'Der Kurs lag die meiste Zeit weit unter dem seines ersten Winters. Das Netz hat ' +
          'weiter gearbeitet, mit viel weniger Zahlungen, als seine Blöcke Platz haben.',
      ],
    },
    {
      title: 'Hier damit handeln',
      paragraphs: [
        'Du kaufst den Coin hier nicht und hältst auch nie einen. Du wählst einen Betrag ' +
          'und eine Laufzeit und sagst, ob der Kurs über oder unter einem Strike endet. ' +
          'Bevor du dich entscheidest, siehst du, wo der Strike läge, was du gewinnst, wenn ' +
          'du richtig liegst, und verlierst, wenn du falsch liegst. Wie weit er entfernt ' +
          'ist, steht fest, sobald deine Order angenommen ist. Dein Einstieg ist der erste ' +
          'Kurs einen Augenblick danach; der letzte Kurs bei Ablauf oder davor entscheidet.',
        'Achte auf den Tick, den kleinsten Schritt des Kurses. Gegen Bitcoin ist der Kurs ' +
          'ein kleiner Bruchteil mit vielen Nachkommastellen. Bewegt sich ein Instrument ' +
          'eine Zeit lang kaum, lassen sich manche Strikes nicht fair setzen, und dann ' +
          'bieten wir keine an.',
      ],
    },
    {
      title: 'Was du riskierst',
      paragraphs: [
        'Du kannst den ganzen Betrag jedes Trades verlieren. Unsere Marge steckt in jedem ' +
          'Strike, über viele Trades ist das durchschnittliche Ergebnis also ein Verlust. In ' +
          'einem dünnen Markt kann eine einzige große Order den Kurs durch deinen Strike und ' +
          'zurück bewegen. Fehlen am Ende frische Kurse, ist der Trade nichtig und dein ' +
          'Einsatz kommt zurück; das schützt dich vor einem schlechten Kurs, nicht vor einem ' +
          'schlechten Ergebnis. Handle nur mit dem, was du entbehren kannst.',
      ],
    },
  ],
}
