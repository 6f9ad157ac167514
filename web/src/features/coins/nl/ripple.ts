// XRP, the coin of the ledger that the company Ripple builds on, explained in Dutch.

import type { CoinText } from '../coin-text.ts'

export const ripple: CoinText = {
  name: 'Ripple',
  title: 'Handelen in ripple',
  description:
    'Wat XRP is en hoe het zich verhoudt tot het bedrijf Ripple, wat de koers beweegt, en wat ' +
    'een korte transactie hier kost en riskeert, met de actuele koers en een uitgewerkt ' +
    'voorbeeld.',
  lead:
    'Mensen zeggen Ripple en bedoelen XRP. Het ene is een bedrijf, het andere een munt. Hoe ze ' +
    'samenhangen, wat de koers beweegt, en wat een transactie erop hier betekent.',
  sections: [
    {
      title: 'Wat het is',
      paragraphs: [
        'XRP is de munt van de XRP Ledger, een netwerk om waarde over te brengen tussen mensen ' +
          'en tussen valuta. Ripple is een Amerikaans bedrijf dat betaaldiensten verkoopt aan ' +
          'banken en overboekingsbedrijven, en sommige daarvan gebruiken XRP als brug: geld ' +
          'wordt in het ene land XRP en enkele seconden later in het andere land plaatselijk ' +
          'geld.',
        'Niemand minet het. Bij het begin zijn honderd miljard XRP gemaakt, en de meeste daarvan ' +
          'kreeg het bedrijf. Elke betaling vernietigt een minieme vergoeding, dus het aantal ' +
          'daalt, heel langzaam.',
      ],
    },
    {
      title: 'Hoe het werkt',
      paragraphs: [
        'Over het grootboek wordt gestemd. Servers die validators heten, stellen voor welke ' +
          'betalingen nu komen, en herhalen dat tot bijna allemaal die ze vertrouwen hetzelfde ' +
          'zeggen. Dat duurt een paar seconden en kost nauwelijks stroom. Elke server kiest zelf ' +
          'wie hij vertrouwt, en de meeste nemen een lijst van Ripple of van de stichting achter ' +
          'het grootboek. Critici vinden dat te centraal; aanhangers antwoorden dat niemand op ' +
          'de lijst de munten van een ander kan uitgeven.',
        'Ripple heeft het grootste deel van zijn bezit vastgezet in contracten op het grootboek. ' +
          'Die geven elke maand een vaste hoeveelheid vrij, en wat het bedrijf niet gebruikt, ' +
          'zet het weer vast.',
      ],
    },
    {
      title: 'Wat de koers beweegt',
      paragraphs: [
        'Jarenlang bewogen rechtbanken hem meer dan wat ook. Een processtuk of een uitspraak kon ' +
          'de koers op één dag met een derde veranderen. Nieuws over een bank die de dienst ' +
          'uitprobeert, over een fonds of over opname op een beurs werkt net zo, op kleinere ' +
          'schaal. Verder gaat XRP mee met bitcoin en de rest van de markt.',
        'Enkele houders bezitten heel veel. Wat het bedrijf en zijn oprichters verkopen, is ' +
          'aanbod dat anderen moeten opnemen. Dat er betalingen over het grootboek lopen, tilt ' +
          'de koers op zichzelf niet op, want een brug houdt elke munt maar een paar seconden ' +
          'vast.',
        'Over een paar minuten is de meeste beweging toeval.',
      ],
    },
    {
      title: 'Een korte geschiedenis',
      paragraphs: [
        'Drie programmeurs begonnen het grootboek in het vierde jaar van bitcoin, op zoek naar ' +
          'een manier om het zonder minen eens te worden. Het bedrijf werd in hetzelfde jaar ' +
          'opgericht. Een van de drie, Jed McCaleb, vertrok vroeg met miljarden XRP, en de ' +
          'verkoop daarvan volgens een overeenkomst kostte hem acht jaar.',
        'In de eerste grote hausse ging de koers in enkele weken vele malen over de kop, en in ' +
          'het jaar daarna verdween meer dan negen tiende. Drie jaar na die hausse, dagen voor ' +
          'Kerst, daagde de Amerikaanse beurswaakhond het bedrijf voor de rechter: XRP zou zijn ' +
          'verkocht als een aandeel, zonder de papieren die een aandeel nodig heeft. Beurzen ' +
          'schrapten de munt en de koers daalde in ongeveer een week met meer dan de helft. Een ' +
          'rechter splitste de zaak later. Verkopen aan grote beleggers hadden de wet ' +
          'overtreden, verkopen op open beurzen niet. Het bedrijf betaalde een boete, beide ' +
          'kanten trokken hun hoger beroep in, en na bijna vijf jaar was de zaak voorbij.',
      ],
    },
    {
      title: 'Hier erin handelen',
      paragraphs: [
        'Je koopt hier geen XRP. Je kiest een bedrag, een looptijd en een richting. Voordat ' +
          'je beslist, zie je waar de strike zou liggen, wat je wint als je goed zit en ' +
          'verliest als je fout zit. Hoe ver hij ligt, staat vast zodra je order is ' +
          'aangenomen. Je instapkoers is de eerste koers kort daarna; de laatste koers van bij ' +
          'of voor de afloop beslist.',
        'Tegen de dollar is de koers een klein getal, en ook de stappen zijn klein. Tegen ether ' +
          'is de handel elders dun. Er kunnen minuten voorbijgaan zonder verse koers, en zonder ' +
          'verse koers nemen we geen orders aan.',
      ],
    },
    {
      title: 'Wat je riskeert',
      paragraphs: [
        'Je kunt het hele bedrag van elke transactie verliezen. Onze marge zit in elke strike, ' +
          'dus over veel transacties is het gemiddelde resultaat een verlies. Deze munt kent een ' +
          'verleden van plotselinge bewegingen op nieuws dat buiten de rechtszaal niemand kon ' +
          'weten. Ontbreken er koersen als je transactie afloopt, dan is die ongeldig en komt de ' +
          'inleg terug. Een koers die een tweede melding bevestigt, telt, hoe verrassend ook. ' +
          'Handel alleen met geld ' +
          'dat je kunt missen.',
      ],
    },
  ],
}
