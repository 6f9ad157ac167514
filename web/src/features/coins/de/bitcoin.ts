// Bitcoin, explained in German.

import type { CoinText } from '../coin-text.ts'

export const bitcoin: CoinText = {
  name: 'Bitcoin',
  title: 'Bitcoin handeln',
  description:
    'Was Bitcoin ist, wie es funktioniert, was seinen Kurs bewegt und was ein kurzer ' +
    'Trade darauf hier kostet und riskiert, mit dem aktuellen Kurs und einem ' +
    'durchgerechneten Beispiel.',
  lead:
    'Der erste digitale Coin, noch immer der größte, und noch immer der, nach dem sich ' +
    'die anderen richten. Was er ist, warum sich sein Kurs bewegt und was ein Trade ' +
    'darauf hier bedeutet.',
  sections: [
    {
      title: 'Was es ist',
      paragraphs: [
        'Bitcoin ist Geld ohne Herausgeber. Keine Bank schafft es, und kein Staat steht ' +
          'dafür ein. Es besteht aus Einträgen in einem öffentlichen Buch, der Blockchain, ' +
          'das Tausende Computer auf der ganzen Welt miteinander im Gleichstand halten. ' +
          'Jeder darf einen solchen Computer betreiben, das Buch lesen oder eine Zahlung ' +
          'senden.',
        'Die Software lässt knapp einundzwanzig Millionen Coins zu, für immer. Jeder lässt ' +
          'sich in hundert Millionen Teile teilen, also muss niemand einen ganzen besitzen.',
      ],
    },
    {
      title: 'Wie es funktioniert',
      paragraphs: [
        'Wer einen geheimen Schlüssel hat, kann damit eine Zahlung unterschreiben. Miner ' +
          'sammeln unterschriebene Zahlungen in einem Block und suchen um die Wette eine ' +
          'Zahl, die den Block gültig macht. Sie zu finden kostet sehr viel Rechenarbeit; ' +
          'sie zu prüfen fast keine. Wer gewinnt, hängt den Block an die Kette und bekommt ' +
          'neue Coins und die Gebühren.',
        'Etwa alle zehn Minuten wird ein Block gefunden. Werden die Miner schneller, wird ' +
          'das Rätsel schwerer, sodass das Tempo gleich bleibt. Ungefähr alle vier Jahre ' +
          'halbiert sich die Zahl der neuen Coins je Block. Zahlungen lassen sich nicht ' +
          'zurückrufen, und ein verlorener Schlüssel lässt sich nicht ersetzen.',
      ],
    },
    {
      title: 'Was seinen Kurs bewegt',
      paragraphs: [
        'Das Angebot ist auf Jahre hinaus bekannt, Überraschungen kommen also von der ' +
          'Nachfrage. Große Fonds kaufen und verkaufen. Zinsen zählen: wenn sicheres Sparen ' +
          'gut zahlt, halten weniger Menschen etwas, das nichts zahlt. Gerichtsurteile, neue ' +
          'Gesetze und das Scheitern eines Handelsplatzes haben den Kurs schon binnen ' +
          'Minuten bewegt.',
        'Viele Händler arbeiten mit geliehenem Geld. Fällt der Kurs weit genug, werden ' +
          'ihre Positionen zwangsweise geschlossen, was ihn weiter drückt. Der Markt ' +
          'schließt nie, und am Wochenende, wenn weniger Orders warten, bewegt derselbe ' +
          'Verkauf ihn stärker.',
        'Über ein paar Minuten ist davon nichts vorherzusehen. Was man dann sieht, ist vor ' +
          'allem Zufall.',
      ],
    },
    {
      title: 'Eine kurze Geschichte',
      paragraphs: [
        'Im Herbst der großen Bankenkrise veröffentlichte jemand unter dem Namen Satoshi ' +
          'Nakamoto eine Schrift von neun Seiten. Der erste Block folgte im Januar, mit ' +
          'einer Schlagzeile über die Rettung von Banken darin. Wer es war, weiß man bis ' +
          'heute nicht. Im zweiten Jahr bezahlte ein Programmierer in Florida zehntausend ' +
          'Coins für zwei Pizzen.',
        'Der Kurs ist höher gestiegen, als sich die ersten Nutzer je vorgestellt hatten, ' +
          'und hat unterwegs mindestens viermal mehr als drei Viertel seines Werts verloren. ' +
          'Mt. Gox, zu seiner Zeit die größte Börse, brach zusammen, und Hunderttausende ' +
          'Coins von Kunden fehlten. China verbot das Mining. El Salvador machte Bitcoin zum ' +
          'gesetzlichen Zahlungsmittel und nahm später viel von diesem Gesetz zurück. In den ' +
          'Vereinigten Staaten wurden Fonds, die Bitcoin halten, nach zehn Jahren der ' +
          'Ablehnung an den Börsen zugelassen.',
      ],
    },
    {
      title: 'Hier damit handeln',
      paragraphs: [
        'Du kaufst hier kein Bitcoin und besitzt auch nie welches. Du wählst einen Betrag ' +
          'und eine Laufzeit und sagst, ob der Kurs über oder unter einem Strike endet. ' +
          'Bevor du dich entscheidest, siehst du, wo der Strike läge, was du gewinnst, wenn ' +
          'du richtig liegst, und verlierst, wenn du falsch liegst. Wie weit er entfernt ' +
          'ist, steht fest, sobald deine Order angenommen ist. Dein Einstieg ist der erste ' +
          'Kurs einen Augenblick danach; der letzte Kurs bei Ablauf oder davor entscheidet.',
        'Die Paare unten unterscheiden sich darin, worin Bitcoin bewertet wird. Gegen den ' +
          'Dollar und den Dollar-Token sind die Bewegungen fast gleich. Gegen den Euro kommt ' +
          'der Wechselkurs zwischen beiden Währungen dazu.',
      ],
    },
    {
      title: 'Was du riskierst',
      paragraphs: [
        'Du kannst den ganzen Betrag jedes Trades verlieren, innerhalb einer Minute. ' +
          'Unsere Marge steckt in jedem Strike, über viele Trades ist das durchschnittliche ' +
          'Ergebnis also ein Verlust. Eine plötzliche Schlagzeile kann einen Trade in der ' +
          'letzten Sekunde drehen, und keine Order hält hier einen Verlust auf halbem Weg ' +
          'auf. Vergangene Kurse sagen nichts über den nächsten. Handle nicht mit Geld, das ' +
          'du brauchst, und versuche nicht zurückzugewinnen, was weg ist.',
      ],
    },
  ],
}
