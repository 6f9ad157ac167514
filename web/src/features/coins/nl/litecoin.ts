// Litecoin, explained in Dutch.

import type { CoinText } from '../coin-text.ts'

export const litecoin: CoinText = {
  name: 'Litecoin',
  title: 'Handelen in litecoin',
  description:
    'Wat litecoin is, waarin het van bitcoin verschilt, wat de koers beweegt, en wat een korte ' +
    'transactie erop hier kost en riskeert, met de actuele koers en een uitgewerkt voorbeeld.',
  lead:
    'Een van de oudste munten die nog in gebruik zijn: bitcoin met een snellere klok en een ' +
    'andere puzzel. Wat dat verandert, en wat een transactie erop hier betekent.',
  sections: [
    {
      title: 'Wat het is',
      paragraphs: [
        'Litecoin is een digitale munt zonder uitgever, gemaakt uit een kopie van het programma ' +
          'van bitcoin waarin een paar getallen zijn veranderd. De maker noemde het zilver naast ' +
          'het goud van bitcoin: bedoeld voor kleinere en vaker voorkomende betalingen. Er ' +
          'kunnen er vierentachtig miljoen zijn, vier keer zoveel als van bitcoin.',
        'Het is een betaalnetwerk en weinig anders. Geen bedrijf exploiteert het, en het belooft ' +
          'geen inkomen. Een kleine stichting zorgt voor de software en de naam.',
      ],
    },
    {
      title: 'Hoe het werkt',
      paragraphs: [
        'Betalingen worden met geheime sleutels ondertekend en door miners in blokken verzameld, ' +
          'net als bij bitcoin, maar een blok komt ongeveer elke tweeënhalve minuut. De eerste ' +
          'bevestiging is er sneller, en een rij lost sneller op.',
        'De puzzel die de miners oplossen is een andere, scrypt genaamd. Die werd gekozen omdat ' +
          'er naast snelheid ook geheugen voor nodig is, zodat gewone computers zouden kunnen ' +
          'meekomen. De speciale machines kwamen er toch. Het werk voor litecoin kan ook voor ' +
          'Dogecoin meetellen, en de meeste miners verdienen beide tegelijk. Om de vier jaar of ' +
          'daaromtrent halveert de beloning voor een blok.',
        'Afzenders kunnen het bedrag van een betaling verbergen in een zijruimte van elk blok. ' +
          'Dat is een keuze; gewone betalingen blijven voor iedereen zichtbaar.',
      ],
    },
    {
      title: 'Wat de koers beweegt',
      paragraphs: [
        'Meestal wordt hij door de markt als geheel gedragen: stijgt of daalt bitcoin, dan volgt ' +
          'litecoin doorgaans, met een grotere uitslag. Vraag van betaaldiensten, opname op ' +
          'beurzen en geruchten over fondsen die de munt aanhouden komen daarbij.',
        'De halvering van de beloning trekt elke keer aandacht. Voor de tweede klom de koers een ' +
          'half jaar, keerde weken voor de dag zelf, en daalde toen tot de winter. Een datum die ' +
          'iedereen kent, verrast niemand.',
        'Over een paar minuten is de richting bijna kruis of munt.',
      ],
    },
    {
      title: 'Een korte geschiedenis',
      paragraphs: [
        'Charlie Lee, destijds ingenieur bij Google, bracht litecoin uit in oktober van het ' +
          'derde jaar van bitcoin. Het programma werd gepubliceerd voordat het minen begon, ' +
          'zodat hij geen voorsprong had, wat in die tijd ongewoon was. Jarenlang hoorde ' +
          'litecoin bij de allergrootste munten, en het diende als proeftuin: een verandering in ' +
          'hoe handtekeningen worden opgeslagen draaide hier enkele maanden voordat bitcoin haar ' +
          'overnam.',
        'Op het hoogtepunt van de hausse die volgde, liet Lee weten dat hij bijna al zijn munten ' +
          'had verkocht of weggegeven, om geen belangenconflict te hebben. Daarna verloor de ' +
          'koers binnen een jaar meer dan negen tiende. Later beweerde een vervalst persbericht ' +
          'dat een grote supermarktketen litecoin zou aannemen. De koers sprong met meer dan een ' +
          'kwart omhoog, de vervalsing kwam uit, en binnen ongeveer een uur was hij terug bij ' +
          'af. Toen verborgen bedragen werden ingevoerd, schrapten verschillende beurzen in ' +
          'Zuid-Korea de munt.',
      ],
    },
    {
      title: 'Hier erin handelen',
      paragraphs: [
        'Je koopt hier geen litecoin. Je kiest een bedrag, een looptijd en een richting. ' +
          'Voordat je beslist, zie je waar de strike zou liggen, wat je wint als je goed zit ' +
          'en verliest als je fout zit. Hoe ver hij ligt, staat vast zodra je order is ' +
          'aangenomen. Je instapkoers is de eerste koers kort daarna; de laatste koers van bij ' +
          'of voor de afloop beslist. Beide koersen worden opgeslagen en staan op je afrekening.',
        'Tegen de dollar handel je op de eigen beweging van de munt en op die van de hele markt. ' +
          'Tegen bitcoin handel je alleen op het verschil tussen de twee, dat in fijnere stappen ' +
          'beweegt en vaak stilstaat.',
      ],
    },
    {
      title: 'Wat je riskeert',
      paragraphs: [
        'Je kunt het hele bedrag van elke transactie verliezen, en snel. Onze marge zit in elke ' +
          'strike, dus over veel transacties is het gemiddelde resultaat een verlies. Een vals ' +
          'bericht kan de koers net zo ver bewegen als een waar bericht, en niemand draait een ' +
          'transactie terug omdat het nieuws niet klopte. Een reeks winsten bewijst geen ' +
          'vaardigheid; bij genoeg transacties ontstaan zulke reeksen vanzelf. Handel alleen met ' +
          'geld dat je kunt verliezen.',
      ],
    },
  ],
}
