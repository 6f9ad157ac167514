// Bitcoin Cash, explained in Dutch.

import type { CoinText } from '../coin-text.ts'

export const bitcoinCash: CoinText = {
  name: 'Bitcoin Cash',
  title: 'Handelen in Bitcoin Cash',
  description:
    'Wat bitcoin cash is, waarom het zich van bitcoin afsplitste, wat de koers beweegt, en wat ' +
    'een korte transactie hier kost en riskeert, met de actuele koers en een uitgewerkt ' +
    'voorbeeld.',
  lead:
    'Een munt die zijn eerste jaren met bitcoin deelt en vertrok om één vraag: hoeveel past er ' +
    'in een blok. Wat ervan is geworden, en wat een transactie erop hier betekent.',
  sections: [
    {
      title: 'Wat het is',
      paragraphs: [
        'Bitcoin Cash is een tak van Bitcoin. Tot de dag van de splitsing hebben beide hetzelfde ' +
          'grootboek, boeking voor boeking; daarna heeft elk een eigen. Wie die dag bitcoin had, ' +
          'had evenveel bitcoin cash erbij.',
        'De aanhangers willen dat je de munt uitgeeft, in winkels en over grenzen heen, voor ' +
          'kosten die je niet merkt. Er kunnen er nooit meer komen dan van bitcoin: net geen ' +
          'eenentwintig miljoen.',
      ],
    },
    {
      title: 'Hoe het werkt',
      paragraphs: [
        'De machinerie is die van bitcoin. Betalingen worden met geheime sleutels ondertekend, ' +
          'miners verzamelen ze ongeveer elke tien minuten in blokken, en ruwweg elke vier jaar ' +
          'halveert de beloning voor een blok. Het verschil is ruimte: een blok mag vele malen ' +
          'groter zijn dan de oorspronkelijke grens van bitcoin, zodat betalingen zelden in de ' +
          'rij staan en de kosten een fractie van een cent blijven.',
        'Beide munten worden met dezelfde machines gemined. Een miner kan binnen enkele minuten ' +
          'van de ene keten naar de andere overstappen, en gaat naar waar een uur werk meer ' +
          'oplevert. Bitcoin Cash stelt de moeilijkheid van de puzzel daarom bij elk blok bij. ' +
          'Omdat deze keten met veel minder rekenkracht wordt bewaakt dan bitcoin, zou een ' +
          'aanval erop ook veel minder kosten.',
      ],
    },
    {
      title: 'Wat de koers beweegt',
      paragraphs: [
        'Het meeste van wat hem beweegt, is bitcoin. Daalt de grote munt, dan daalt de kleine ' +
          'meestal mee, en vaak verder, omdat er aan beide kanten minder orders klaarstaan. ' +
          'Eigen nieuws komt van ruzies tussen ontwikkelaars, van vernieuwingen, en van beurzen ' +
          'die de munt opnemen of schrappen.',
        'Het paar met bitcoin haalt de gezamenlijke beweging eruit. Wat overblijft, is hoe de ' +
          'markt de een tegen de ander afweegt: op de meeste dagen rustiger, met sprongen als ' +
          'iets maar een van beide raakt.',
        'Over een paar minuten weegt het toeval zwaarder dan dit alles.',
      ],
    },
    {
      title: 'Een korte geschiedenis',
      paragraphs: [
        'Jarenlang twistten de gebruikers van bitcoin over de grens aan de blokgrootte. De ene ' +
          'kant wilde grotere blokken en goedkope betalingen; de andere wilde blokken die klein ' +
          'genoeg zijn om thuis te controleren. Op de eerste augustus van het negende jaar van ' +
          'bitcoin begon de kant van de grote blokken een eigen keten.',
        'Die winter beleefde de hele markt een hausse. Een grote Amerikaanse beurs nam de munt ' +
          'zonder waarschuwing op, de koers sprong omhoog, en nog dezelfde avond legde de beurs ' +
          'de handel stil. De herfst daarop kregen de aanhangers onderling ruzie. Twee kampen ' +
          'zetten wekenlang rekenkracht tegen elkaar in, en er brak nog een munt af, Bitcoin SV. ' +
          'Twee jaar later leidde een nieuwe twist, over het betalen van ontwikkelaars uit de ' +
          'blokbeloning, tot nog een splitsing.',
        'De koers lag de meeste tijd ver onder die van de eerste winter. Het netwerk is blijven ' +
          'werken, met veel minder betalingen dan er in de blokken passen.',
      ],
    },
    {
      title: 'Hier erin handelen',
      paragraphs: [
        'Je koopt de munt hier niet en bezit hem nooit. Je kiest een bedrag en een looptijd, ' +
          'en zegt of de koers boven of onder een strike eindigt. Voordat je beslist, zie je ' +
          'waar de strike zou liggen, wat je wint als je goed zit en verliest als je fout ' +
          'zit. Hoe ver hij ligt, staat vast zodra je order is aangenomen. Je instapkoers is ' +
          'de eerste koers kort daarna; de laatste koers van bij of voor de afloop beslist.',
        'Let op de tick, de kleinste koersstap. Tegen bitcoin is de koers een klein breukgetal ' +
          'met veel decimalen. Als een instrument een tijdlang nauwelijks beweegt, zijn sommige ' +
          'strikes niet eerlijk te leggen, en dan bieden we er geen aan.',
      ],
    },
    {
      title: 'Wat je riskeert',
      paragraphs: [
        'Je kunt het hele bedrag van elke transactie verliezen. Onze marge zit in elke strike, ' +
          'dus over veel transacties is het gemiddelde resultaat een verlies. In een dunne markt ' +
          'kan één grote order de koers door je strike heen en weer terug duwen. Ontbreken er ' +
          'aan het einde verse koersen, dan is de transactie ongeldig en komt je inleg terug; ' +
          'dat beschermt je tegen een slechte koers, niet tegen een slechte uitkomst. Handel ' +
          'alleen met wat je kunt missen.',
      ],
    },
  ],
}
