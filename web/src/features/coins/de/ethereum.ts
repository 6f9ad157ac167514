// Ethereum and its coin ether, explained in German.

import type { CoinText } from '../coin-text.ts'

export const ethereum: CoinText = {
  name: 'Ethereum',
  title: 'Ethereum handeln',
  description:
    'Was Ethereum und sein Coin Ether sind, wie sie funktionieren, was den Kurs bewegt ' +
    'und was ein kurzer Trade hier kostet und riskiert, mit dem aktuellen Kurs und ' +
    'einem durchgerechneten Beispiel.',
  lead:
    'Ein Netz, das neben Zahlungen auch Programme ausführt, und der Coin, der dafür ' +
    'bezahlt. Wie es funktioniert, warum sich sein Kurs bewegt und was ein Trade ' +
    'darauf hier bedeutet.',
  sections: [
    {
      title: 'Was es ist',
      paragraphs: [
        'Ethereum ist ein Computer, der niemandem gehört. Tausende Maschinen führen ' +
          'dasselbe Buch und dieselben Programme, Smart Contracts genannt, und einigen sich ' +
          'auf jedes Ergebnis. Kredite, Börsen, Spiele und andere Coins sind aus solchen ' +
          'Programmen gebaut.',
        'Ether ist der Coin dieses Netzes. Jeder Schritt eines Programms kostet ein wenig ' +
          'davon, also braucht Ether, wer Ethereum nutzen will. Eine feste Grenze, wie viele ' +
          'es geben kann, gibt es nicht.',
      ],
    },
    {
      title: 'Wie es funktioniert',
      paragraphs: [
        'Ethereum begann mit Minern, wie Bitcoin. Heute hat es stattdessen Validatoren: ' +
          'Leute, die Ether als Pfand hinterlegen, abwechselnd Blöcke vorschlagen und die ' +
          'der anderen bestätigen. Ehrliche Arbeit bringt ein kleines Einkommen. Wer zwei ' +
          'widersprüchliche Blöcke unterschreibt, verliert einen Teil des Pfands. Etwa alle ' +
          'zwölf Sekunden kommt ein Block, und einige Minuten später gilt er als endgültig.',
        'Jede Zahlung und jedes Programm kostet eine Gebühr. Ein Teil davon, die ' +
          'Grundgebühr, steigt, wenn die Blöcke voll sind, und wird vernichtet statt ' +
          'jemandem bezahlt. In geschäftigen Zeiten kann mehr Ether verschwinden, als neu ' +
          'entsteht. Viel Verkehr ist auf Netze gewandert, die darauf aufbauen, gebündelt ' +
          'auf Ethereum abrechnen und weniger kosten.',
      ],
    },
    {
      title: 'Was seinen Kurs bewegt',
      paragraphs: [
        'An den meisten Tagen folgt Ether Bitcoin. Darüber hinaus hängt er davon ab, wie ' +
          'viel das Netz genutzt wird: eine Mode für eine Art von Token bedeutet Gebühren, ' +
          'und Gebühren bedeuten Nachfrage. Upgrades ändern, wie viel Ether entsteht oder ' +
          'vernichtet wird. Fonds kaufen und verkaufen ihn, Inhaber sperren ihn weg oder ' +
          'geben ihn frei.',
        'Programme halten sehr große Summen, und Fehler in ihnen sind schon oft ausgeraubt ' +
          'worden. Kredite, die mit Ether besichert sind, werden von den Programmen selbst ' +
          'beendet, wenn der Kurs fällt, was in derselben Minute noch mehr davon verkauft.',
        'Über kurze Zeiten ist der Zufall die größte Kraft.',
      ],
    },
    {
      title: 'Eine kurze Geschichte',
      paragraphs: [
        'Vitalik Buterin, neunzehn Jahre alt, beschrieb die Idee in einer Schrift. Im ' +
          'Sommer darauf wurde Ether zum ersten Mal öffentlich verkauft, und ein Jahr später ' +
          'startete das Netz. In seinem ersten Jahr sammelte ein Anlagetopf namens DAO ein ' +
          'Siebtel aller Ether ein, und ein Dieb fand einen Fehler in seinem Programm. Die ' +
          'meisten Nutzer einigten sich darauf, das Buch umzuschreiben, sodass das Geld ' +
          'zurückkam. Eine Minderheit weigerte sich, und ihre Kette lebt als Ethereum ' +
          'Classic weiter.',
        'Eine Welle neuer Token trug den Kurs zu seinem ersten großen Gipfel, und ' +
          'innerhalb eines Jahres hatte er mehr als neun Zehntel verloren. Kreditprogramme ' +
          'und gehandelte Bilder trugen ihn zum nächsten, und er verlor etwa vier Fünftel. ' +
          'Unterdessen wechselte das Netz im Lauf seinen Motor: das Mining endete, und sein ' +
          'Stromverbrauch fiel um mehr als neunundneunzig von hundert Teilen.',
      ],
    },
    {
      title: 'Hier damit handeln',
      paragraphs: [
        'Du kaufst hier keinen Ether und brauchst kein Wallet. Du wählst einen Betrag und ' +
          'eine Laufzeit und sagst, ob der Kurs über oder unter einem Strike endet. Bevor du ' +
          'dich entscheidest, siehst du, wo der Strike läge, was du gewinnst, wenn du ' +
          'richtig liegst, und verlierst, wenn du falsch liegst. Wie weit er entfernt ist, ' +
          'steht fest, sobald deine Order angenommen ist. Dein Einstieg ist der erste Kurs ' +
          'einen Augenblick danach; der letzte Kurs bei Ablauf oder davor entscheidet.',
        'Die Paare unten setzen Ether gegen Geld oder gegen Bitcoin. Gegen den Dollar ' +
          'handelst du die Stimmung des ganzen Marktes; gegen Bitcoin nur, welcher von ' +
          'beiden besser abschneidet.',
      ],
    },
    {
      title: 'Was du riskierst',
      paragraphs: [
        'Du kannst den ganzen Betrag jedes Trades verlieren. Unsere Marge steckt in jedem ' +
          'Strike, über viele Trades ist das durchschnittliche Ergebnis also ein Verlust. ' +
          'Ether schwankt meist weiter als Bitcoin; die Strikes berücksichtigen das, größere ' +
          'Schwankungen machen einen Gewinn also nicht wahrscheinlicher. Ein Diebstahl oder ' +
          'ein Fehler, der bekannt wird, während dein Trade läuft, zählt wie jede andere ' +
          'Nachricht. Handle nur mit Geld, dessen Verlust für dich nichts ändern würde.',
      ],
    },
  ],
}
