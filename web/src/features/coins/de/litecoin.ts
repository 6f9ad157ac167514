// Litecoin, explained in German.

import type { CoinText } from '../coin-text.ts'

export const litecoin: CoinText = {
  name: 'Litecoin',
  title: 'Litecoin handeln',
  description:
    'Was Litecoin ist, worin es sich von Bitcoin unterscheidet, was seinen Kurs bewegt ' +
    'und was ein kurzer Trade darauf hier kostet und riskiert, mit dem aktuellen Kurs ' +
    'und einem durchgerechneten Beispiel.',
  lead:
    'Einer der ältesten Coins, die noch in Gebrauch sind: Bitcoin mit einer ' +
    'schnelleren Uhr und einem anderen Rätsel. Was das ändert und was ein Trade darauf ' +
    'hier bedeutet.',
  sections: [
    {
      title: 'Was es ist',
      paragraphs: [
        'Litecoin ist ein digitaler Coin ohne Herausgeber, entstanden aus einer Kopie des ' +
          'Programms von Bitcoin, in der einige Zahlen geändert wurden. Sein Schöpfer nannte ' +
          'ihn das Silber zum Gold von Bitcoin: gedacht für kleinere und häufigere ' +
          'Zahlungen. Es kann vierundachtzig Millionen davon geben, viermal so viele wie von ' +
          'Bitcoin.',
        'Es ist ein Zahlungsnetz und wenig mehr. Keine Firma betreibt es, und es ' +
          'verspricht kein Einkommen. Eine kleine Stiftung kümmert sich um die Software und ' +
          'den Namen.',
      ],
    },
    {
      title: 'Wie es funktioniert',
      paragraphs: [
        'Zahlungen werden mit geheimen Schlüsseln unterschrieben und von Minern in Blöcken ' +
          'gesammelt, wie bei Bitcoin, aber ein Block kommt etwa alle zweieinhalb Minuten. ' +
          'Eine erste Bestätigung ist früher da, und eine Schlange löst sich schneller auf.',
        'Das Rätsel der Miner ist ein anderes und heißt scrypt. Es wurde gewählt, weil es ' +
          'neben Tempo auch Speicher braucht, damit gewöhnliche Computer mithalten können. ' +
          'Besondere Maschinen kamen trotzdem. Die Arbeit für Litecoin lässt sich auch für ' +
          'Dogecoin anrechnen, und die meisten Miner verdienen beides zugleich. Alle vier ' +
          'Jahre etwa halbiert sich die Belohnung für einen Block.',
        'Absender können die Höhe einer Zahlung in einem Nebenbereich jedes Blocks ' +
          'verbergen. Das ist eine Wahl; gewöhnliche Zahlungen bleiben für jeden sichtbar.',
      ],
    },
    {
      title: 'Was seinen Kurs bewegt',
      paragraphs: [
        'Meist trägt ihn der Markt als Ganzes: steigt oder fällt Bitcoin, folgt Litecoin ' +
          'gewöhnlich, mit größerem Ausschlag. Dazu kommen die Nachfrage von ' +
          'Zahlungsdiensten, neue Notierungen und Gerede über Fonds, die den Coin halten.',
        'Die Halbierung seiner Belohnung zieht jedes Mal Aufmerksamkeit auf sich. Vor der ' +
          'zweiten stieg der Kurs ein halbes Jahr, drehte Wochen vor dem Tag und fiel dann ' +
          'bis zum Winter. Ein Datum, das jeder kennt, überrascht niemanden.',
        'Über ein paar Minuten ist die Richtung fast ein Münzwurf.',
      ],
    },
    {
      title: 'Eine kurze Geschichte',
      paragraphs: [
        'Charlie Lee, damals Ingenieur bei Google, veröffentlichte Litecoin im Oktober des ' +
          'dritten Jahres von Bitcoin. Das Programm erschien, bevor das Mining begann, ' +
          'sodass er keinen Vorsprung hatte, was damals ungewöhnlich war. Jahrelang gehörte ' +
          'Litecoin zu den allergrößten Coins, und es diente als Versuchsfeld: eine Änderung ' +
          'daran, wie Unterschriften gespeichert werden, lief hier einige Monate, bevor ' +
          'Bitcoin sie übernahm.',
        'Auf dem Höhepunkt des folgenden Booms gab Lee bekannt, dass er fast alle seine ' +
          'Coins verkauft oder verschenkt hatte, um frei von einem Interessenkonflikt zu ' +
          'sein. Danach verlor der Kurs innerhalb eines Jahres mehr als neun Zehntel. Später ' +
          'behauptete eine gefälschte Pressemitteilung, eine große Supermarktkette werde ' +
          'Litecoin annehmen. Der Kurs sprang um ein Viertel und mehr, die Fälschung flog ' +
          'auf, und binnen etwa einer Stunde war er wieder, wo er begonnen hatte. Als ' +
          'verborgene Beträge eingeführt wurden, strichen mehrere Börsen in Südkorea den ' +
          'Coin.',
      ],
    },
    {
      title: 'Hier damit handeln',
      paragraphs: [
        'Du kaufst hier kein Litecoin. Du wählst einen Betrag, eine Laufzeit und eine ' +
          'Seite. Bevor du dich entscheidest, siehst du, wo der Strike läge, was du ' +
          'gewinnst, wenn du richtig liegst, und verlierst, wenn du falsch liegst. Wie weit ' +
          'er entfernt ist, steht fest, sobald deine Order angenommen ist. Dein Einstieg ist ' +
          'der erste Kurs einen Augenblick danach; der letzte Kurs bei Ablauf oder davor ' +
          'entscheidet. Beide Kurse werden gespeichert und stehen auf deinem Beleg.',
        'Gegen den Dollar handelst du die eigene Bewegung des Coins und die des ganzen ' +
          'Marktes. Gegen Bitcoin handelst du nur den Unterschied zwischen beiden, der sich ' +
          'in feineren Schritten bewegt und oft stillsteht.',
      ],
    },
    {
      title: 'Was du riskierst',
      paragraphs: [
        'Du kannst den ganzen Betrag jedes Trades verlieren, und zwar schnell. Unsere ' +
          'Marge steckt in jedem Strike, über viele Trades ist das durchschnittliche ' +
          'Ergebnis also ein Verlust. Eine falsche Meldung kann den Kurs so weit bewegen wie ' +
          'eine wahre, und niemand macht einen Trade rückgängig, weil die Nachricht falsch ' +
          'war. Eine Serie von Gewinnen beweist kein Können; bei genug Trades kommen solche ' +
          'Serien von selbst. Handle nur mit Geld, das du verlieren kannst.',
      ],
    },
  ],
}
