// XRP, the coin of the ledger that the company Ripple builds on, explained in German.

import type { CoinText } from '../coin-text.ts'

export const ripple: CoinText = {
  name: 'Ripple',
  title: 'Ripple handeln',
  description:
    'Was XRP ist und wie es mit der Firma Ripple zusammenhängt, was seinen Kurs bewegt ' +
    'und was ein kurzer Trade darauf hier kostet und riskiert, mit dem aktuellen Kurs ' +
    'und einem durchgerechneten Beispiel.',
  lead:
    'Man sagt Ripple und meint XRP. Das eine ist eine Firma, das andere ein Coin. Wie ' +
    'sie zusammenhängen, was den Kurs bewegt und was ein Trade darauf hier bedeutet.',
  sections: [
    {
      title: 'Was es ist',
      paragraphs: [
        'XRP ist der Coin des XRP Ledger, eines Netzes, das Werte zwischen Menschen und ' +
          'zwischen Währungen bewegt. Ripple ist eine amerikanische Firma, die ' +
          'Zahlungsdienste an Banken und Überweisungsfirmen verkauft, und manche davon ' +
          'nutzen XRP als Brücke: Geld wird in einem Land zu XRP und Sekunden später in ' +
          'einem anderen zu dessen Geld.',
        'Niemand gewinnt es durch Mining. Hundert Milliarden XRP wurden am Anfang ' +
          'geschaffen, und die meisten gingen an die Firma. Jede Zahlung vernichtet eine ' +
          'winzige Gebühr, also nimmt die Zahl ab, sehr langsam.',
      ],
    },
    {
      title: 'Wie es funktioniert',
      paragraphs: [
        'Über das Buch wird abgestimmt. Server, Validatoren genannt, schlagen vor, welche ' +
          'Zahlungen als Nächstes kommen, und wiederholen das, bis fast alle, denen sie ' +
          'vertrauen, dasselbe sagen. Das dauert ein paar Sekunden und braucht kaum Strom. ' +
          'Jeder Server wählt, wem er vertraut, und die meisten nehmen eine Liste, die ' +
          'Ripple oder die Stiftung hinter dem Ledger veröffentlicht. Kritiker finden das zu ' +
          'zentral; Anhänger antworten, dass niemand auf der Liste die Coins anderer ' +
          'ausgeben kann.',
        'Ripple hat den größeren Teil seines Bestands in Verträgen auf dem Ledger ' +
          'weggesperrt. Sie geben jeden Monat eine feste Menge frei, und was die Firma davon ' +
          'nicht braucht, sperrt sie wieder weg.',
      ],
    },
    {
      title: 'Was seinen Kurs bewegt',
      paragraphs: [
        'Jahrelang bewegten ihn Gerichte mehr als alles andere. Ein Antrag oder ein Urteil ' +
          'konnte den Kurs an einem Tag um ein Drittel ändern. Nachrichten von einer Bank, ' +
          'die den Dienst ausprobiert, von einem Fonds oder von einer Notierung wirken ' +
          'ebenso, in kleinerem Maß. Sonst geht XRP mit Bitcoin und dem übrigen Markt.',
        'Wenige Inhaber besitzen sehr viel. Was die Firma und ihre Gründer verkaufen, ist ' +
          'Angebot, das andere aufnehmen müssen. Dass Zahlungen über den Ledger laufen, hebt ' +
          'den Kurs nicht von selbst, weil eine Brücke jeden Coin nur ein paar Sekunden hält.',
        'Über ein paar Minuten ist die meiste Bewegung Zufall.',
      ],
    },
    {
      title: 'Eine kurze Geschichte',
      paragraphs: [
        'Drei Programmierer starteten den Ledger im vierten Jahr von Bitcoin, auf der ' +
          'Suche nach einem Weg, sich ohne Mining zu einigen. Die Firma wurde im selben Jahr ' +
          'gegründet. Einer der drei, Jed McCaleb, ging früh mit Milliarden von XRP, und sie ' +
          'nach einer Vereinbarung zu verkaufen dauerte acht Jahre.',
        'Im ersten großen Boom vervielfachte sich der Kurs binnen Wochen und verlor im ' +
          'Jahr darauf mehr als neun Zehntel. Drei Jahre nach diesem Boom, Tage vor ' +
          'Weihnachten, verklagte die amerikanische Wertpapieraufsicht die Firma: XRP, sagte ' +
          'sie, sei wie eine Aktie verkauft worden, ohne die Papiere, die eine Aktie ' +
          'braucht. Börsen strichen den Coin, und der Kurs fiel in etwa einer Woche um mehr ' +
          'als die Hälfte. Später teilte eine Richterin die Sache. Verkäufe an große Anleger ' +
          'hatten das Gesetz gebrochen, Verkäufe an offenen Börsen nicht. Die Firma zahlte ' +
          'eine Strafe, beide Seiten verzichteten auf ihre Berufung, und der Fall endete ' +
          'nach fast fünf Jahren.',
      ],
    },
    {
      title: 'Hier damit handeln',
      paragraphs: [
        'Du kaufst hier kein XRP. Du wählst einen Betrag, eine Laufzeit und eine Seite. ' +
          'Bevor du dich entscheidest, siehst du, wo der Strike läge, was du gewinnst, wenn ' +
          'du richtig liegst, und verlierst, wenn du falsch liegst. Wie weit er entfernt ' +
          'ist, steht fest, sobald deine Order angenommen ist. Dein Einstieg ist der erste ' +
          'Kurs einen Augenblick danach; der letzte Kurs bei Ablauf oder davor entscheidet.',
        'Gegen den Dollar ist der Kurs eine kleine Zahl, und seine Schritte sind auch ' +
          'klein. Gegen Ether ist der Handel anderswo dünn. Es können Minuten ohne frischen ' +
          'Kurs vergehen, und ohne einen nehmen wir keine Orders an.',
      ],
    },
    {
      title: 'Was du riskierst',
      paragraphs: [
        'Du kannst den ganzen Betrag jedes Trades verlieren. Unsere Marge steckt in jedem ' +
          'Strike, über viele Trades ist das durchschnittliche Ergebnis also ein Verlust. ' +
          'Dieser Coin hat eine Geschichte plötzlicher Bewegungen auf Nachrichten, die ' +
          'außerhalb eines Gerichtssaals niemand kennen konnte. Fehlen Kurse, wenn dein ' +
          'Trade endet, ist er nichtig und der Einsatz kommt zurück. Ein Kurs, den eine ' +
          'zweite Meldung bestätigt, zählt, wie überraschend er auch ist. Handle nur mit ' +
          'Geld, das du entbehren kannst.',
      ],
    },
  ],
}
