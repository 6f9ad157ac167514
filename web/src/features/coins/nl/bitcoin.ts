// Bitcoin, explained in Dutch.

import type { CoinText } from '../coin-text.ts'

export const bitcoin: CoinText = {
  name: 'Bitcoin',
  title: 'Handelen in bitcoin',
  description:
    'Wat bitcoin is, hoe het werkt, wat de koers beweegt, en wat een korte transactie erop hier ' +
    'kost en riskeert, met de actuele koers en een uitgewerkt voorbeeld.',
  lead:
    'De eerste digitale munt, nog altijd de grootste, en nog altijd de munt waar de andere naar ' +
    'kijken. Wat het is, waarom de koers beweegt, en wat een transactie erop hier betekent.',
  sections: [
    {
      title: 'Wat het is',
      paragraphs: [
        'Bitcoin is geld zonder uitgever. Geen bank maakt het en geen staat staat ervoor in. Het ' +
          'bestaat als boekingen in een openbaar grootboek, de blockchain, dat duizenden ' +
          'computers over de hele wereld met elkaar gelijk houden. Iedereen mag zo’n computer ' +
          'laten draaien, het grootboek lezen of een betaling versturen.',
        'De software laat net geen eenentwintig miljoen munten toe, voor altijd. Elke munt is te ' +
          'verdelen in honderd miljoen delen, dus niemand hoeft een hele te bezitten.',
      ],
    },
    {
      title: 'Hoe het werkt',
      paragraphs: [
        'Wie een geheime sleutel heeft, kan er een betaling mee ondertekenen. Miners verzamelen ' +
          'ondertekende betalingen in een blok en strijden om als eerste een getal te vinden dat ' +
          'het blok geldig maakt. Dat vinden kost enorm veel rekenwerk; het controleren bijna ' +
          'geen. De winnaar voegt het blok toe aan de keten en krijgt nieuwe munten en de ' +
          'transactiekosten.',
        'Ongeveer elke tien minuten wordt er een blok gevonden. Worden miners sneller, dan wordt ' +
          'de puzzel moeilijker, zodat het tempo gelijk blijft. Ongeveer elke vier jaar halveert ' +
          'het aantal nieuwe munten per blok. Betalingen zijn niet terug te draaien, en een ' +
          'verloren sleutel is niet te vervangen.',
      ],
    },
    {
      title: 'Wat de koers beweegt',
      paragraphs: [
        'Het aanbod is jaren vooruit bekend, dus verrassingen komen van de vraag. Grote fondsen ' +
          'kopen en verkopen. De rente doet ertoe: als veilig sparen goed betaalt, houden minder ' +
          'mensen iets aan dat niets oplevert. Rechterlijke uitspraken, nieuwe wetten en het ' +
          'omvallen van een handelsplaats hebben de koers elk binnen enkele minuten bewogen.',
        'Veel handelaren werken met geleend geld. Daalt de koers ver genoeg, dan worden hun ' +
          'posities gedwongen gesloten, wat de koers verder drukt. De markt gaat nooit dicht, en ' +
          'in het weekend, als er minder orders klaarstaan, doet dezelfde verkoop meer.',
        'Over een paar minuten is hier niets van te voorzien. Wat je dan ziet, is vooral toeval.',
      ],
    },
    {
      title: 'Een korte geschiedenis',
      paragraphs: [
        'In de herfst van de grote bankencrisis publiceerde iemand onder de naam Satoshi ' +
          'Nakamoto een verhandeling van negen pagina’s. In januari volgde het eerste blok, met ' +
          'daarin een krantenkop over de redding van banken. Wie de auteur was, weet nog altijd ' +
          'niemand. In het tweede jaar betaalde een programmeur in Florida tienduizend munten ' +
          'voor twee pizza’s.',
        'De koers is hoger gestegen dan de eerste gebruikers ooit hadden gedacht, en is onderweg ' +
          'minstens vier keer meer dan driekwart kwijtgeraakt. Mt. Gox, in zijn tijd de grootste ' +
          'beurs, ging ten onder terwijl er honderdduizenden munten van klanten ontbraken. China ' +
          'verbood het minen. El Salvador maakte bitcoin wettig betaalmiddel en draaide dat ' +
          'later voor een groot deel terug. In de Verenigde Staten werden fondsen die bitcoin ' +
          'aanhouden na tien jaar weigeren tot de beurs toegelaten.',
      ],
    },
    {
      title: 'Hier erin handelen',
      paragraphs: [
        'Je koopt hier geen bitcoin en bezit er ook nooit een. Je kiest een bedrag en een ' +
          'looptijd, en zegt of de koers boven of onder een strike eindigt. Voordat je ' +
          'beslist, zie je waar de strike zou liggen, wat je wint als je goed zit en verliest ' +
          'als je fout zit. Hoe ver hij ligt, staat vast zodra je order is aangenomen. Je ' +
          'instapkoers is de eerste koers kort daarna; de laatste koers van bij of voor de ' +
          'afloop beslist.',
        'De paren hieronder verschillen in waarin bitcoin wordt uitgedrukt. Tegen de dollar en ' +
          'de dollar-token zijn de bewegingen vrijwel gelijk. Tegen de euro komt daar de ' +
          'wisselkoers tussen beide valuta bij.',
      ],
    },
    {
      title: 'Wat je riskeert',
      paragraphs: [
        'Je kunt het hele bedrag van elke transactie verliezen, binnen een minuut. Onze marge ' +
          'zit in elke strike, dus over veel transacties is het gemiddelde resultaat een ' +
          'verlies. Een plotseling nieuwsbericht kan een transactie in de laatste seconde ' +
          'omkeren, en geen order houdt hier een verlies halverwege tegen. Vroegere koersen ' +
          'zeggen niets over de volgende. Handel niet met geld dat je nodig hebt, en probeer ' +
          'niet terug te winnen wat weg is.',
      ],
    },
  ],
}
