// In Dutch: the first page's words that stay as the server wrote them.

import type { Messages } from '#contract/shared/messages.ts'
import type { landing as english } from '../landing.ts'

export const landing: Messages<typeof english> = {
  lead:
    'Kies een instrument, een bedrag en een looptijd. Zeg of de koers boven of onder een strike ' +
    'eindigt waarvan de afstand tot je instapkoers vastligt zodra je order is aangenomen. Elke ' +
    'koers die beslist, wordt opgeslagen, en elke uitkomst is na te rekenen met de afrekening.',
  tryDemo: 'Probeer de demo',
  trade: 'Nu handelen',
  demoMoney: (money: string) => `De demo begint met ${money} aan virtueel geld.`,
  shortTitle: 'In het kort',
  short: [
    {
      to: '#how',
      title: 'Wat dit is',
      text: 'Ja of nee over een koers op een vast tijdstip, met voorwaarden die je vooraf ziet.',
    },
    {
      to: '#cost',
      title: 'Wat het kost',
      text: 'Een marge in elke koers. Daarnaast is er geen commissie over een transactie.',
    },
    {
      to: '#risk',
      title: 'Wat je riskeert',
      text:
        'Het hele bedrag van elke transactie. Over veel transacties verliezen de meeste ' +
        'mensen.',
    },
    {
      to: '#check',
      title: 'Wat je kunt nagaan',
      text:
        'Elke koers, elke uitkomst, hoe kansen worden bepaald en hoe het met deze installatie ' +
        'gaat.',
    },
  ],
  howTitle: 'Hoe een transactie werkt',
  how: [
    [
      'Eerst zie je de voorwaarden',
      'De strike (de uitoefenprijs), de winst als je goed zit, het verlies als je fout zit, de ' +
        'kans waarmee is gerekend en de marge in de koers.',
    ],
    [
      'De eerstvolgende koers telt',
      'Je instapkoers is de eerste koers even na je order, naar de tijd van de bron. Niemand ' +
        'heeft er dus iets aan om een koers eerder te zien dan wij.',
    ],
    [
      'De laatste koers beslist',
      'De slotkoers is de laatste koers van bij of voor de afloop. Precies gelijk is ' +
        'gelijkspel, en ontbreken er gegevens, dan is de transactie ongeldig: je inleg komt ' +
        'terug.',
    ],
    [
      'De afrekening bewijst het',
      'Voorwaarden, koersen en de minuut eromheen: genoeg om de uitkomst zonder ons na te rekenen.',
    ],
  ],
  costTitle: 'Wat het kost',
  cost: [
    'Je betaalt geen commissie over een transactie. De kosten zitten als marge in de koers: de ' +
      'strike ligt zo dat je kans iets kleiner is dan bij de winst zou passen.',
    'Hoe vaak je goed zou moeten zitten om uit te komen op het bedrag waarmee je begon, heet ' +
      'break-even. De kans waarmee een transactie is berekend, ligt daaronder. Uit het ' +
      'verschil komt onze marge.',
  ],
  marginNow: (share: string) => `De marge is hier ${share} van het bedrag, in elke koers.`,
  ratesTitle: 'Break-even van elk winsttarief dat we aanbieden',
  rateColumns: ['Winst als je goed zit', 'Berekende kans', 'Break-even'],
  rateNote:
    'De balk eindigt bij de kans waarmee de transactie is berekend; het streepje is de break-even.',
  exampleLabel: 'Voorbeeld',
  exampleTitle: 'Eén transactie in cijfers',
  exampleText:
    'Je legt $ 100 in op Buy met een winst van 75 %. Goed: je krijgt $ 175 terug. Fout: de $ 100 ' +
    'is weg. Om quitte te spelen zou je 57,1 % van de keren goed moeten zitten. De transactie is ' +
    'berekend met een kans van 54,9 %, zodat honderd dollar je gemiddeld vier kost.',
  riskTitle: 'Wat je kunt verliezen',
  risk: [
    'Zit je fout, dan ben je het hele bedrag van de transactie kwijt, vaak al binnen enkele ' +
      'minuten. Meer dan je op transacties inlegt, kun je nooit verliezen.',
    'Omdat de marge in ons voordeel werkt, haal je verliezen niet in door meer te handelen. Win ' +
      'je, dan betalen wij; verlies je, dan is het bedrag voor ons. Daarom is alles hier gemaakt ' +
      'om te controleren.',
  ],
  riskMore: 'Lees de risicotoelichting',
  whoTitle: 'Wie hier mag handelen',
  jurisdiction:
    'In veel landen mogen producten als deze helemaal niet aan particulieren worden aangeboden. ' +
    'Ga zelf na of dat ook voor jouw land geldt voordat je je registreert.',
  nobody: 'Er is nog geen land opgegeven waaruit klanten met echt geld mogen handelen.',
  countries: (names: string) => `Live-klanten mogen komen uit: ${names}.`,
  sandbox:
    'Deze installatie is een demonstratie. Ze kan geen geld aannemen, en ook op het live-account ' +
    'staat speelgeld.',
  checkTitle: 'Wat je kunt nagaan',
  checkLead:
    'Een belofte is zoveel waard als je eraan kunt toetsen. Deze pagina’s staan voor iedereen ' +
    'open.',
  checks: [
    {
      to: '/fairness',
      title: 'Eerlijkheid',
      text:
        'Hoe een koers tot stand komt en een transactie wordt afgewikkeld, hoe vaak transacties ' +
        'met een bepaalde kans echt zijn gewonnen, en hoe je een afrekening narekent.',
      link: 'Kijk hoe het wordt gemeten',
    },
    {
      to: '/status',
      title: 'Status',
      text:
        'Waar de koersen vandaan komen en hoe oud ze zijn, hoe lang afwikkelen duurt, en welke ' +
        'licentie deze installatie heeft, als ze er een heeft.',
      link: 'Bekijk de stand van zaken',
    },
    {
      to: '/live-payouts',
      title: 'Live uitbetalingen',
      claim: 'payouts',
      text:
        'Opnames die zijn betaald, rechtstreeks uit het grootboek, met de overboeking als die ' +
        'openbaar is. Een lege lijst tonen we als lege lijst.',
      link: 'Bekijk wat er is betaald',
    },
    {
      to: '/risk-disclosure',
      title: 'De juridische teksten',
      text:
        'Geschreven voor dit product zoals het werkt, gedateerd, met elke versie erbij. Als er ' +
        'een verandert, hoor je het.',
      link: 'Lees eerst de risico’s',
    },
  ],
  plansTitle: 'Handelsplannen',
  plansLead:
    'Voor handelen met de hand heb je geen plan nodig. Een plan is voor geautomatiseerd ' +
    'handelen, dat er nog niet is, en hangt af van je inbreng: wat je hebt gestort min wat je ' +
    'opnam. Dat is geen vergoeding, maar je kunt het met handelen verliezen.',
  plansMore: 'Vergelijk de plannen',
  funding: 'Inbreng',
  tradesPerDay: (count: number) =>
    count === 1 ? 'één transactie per dag' : `${count} transacties per dag`,
  questionsTitle: 'Vragen',
  questions: [
    [
      'Wie is de tegenpartij bij mijn transactie?',
      'Wij. Dat is een belangenconflict, en daar helpt geen formulering tegen. Wat we wel ' +
        'kunnen, is elke stap controleerbaar maken: elke koers wordt opgeslagen voordat hij ' +
        'wordt gebruikt, de strike volgt uit een gepubliceerde regel, en de uitkomst kun je in ' +
        'je eigen browser narekenen.',
    ],
    [
      'Waar komen de koersen vandaan?',
      'De bron staat bij elke koers, en de statuspagina zegt hoe oud elke koers is. Op een koers ' +
        'die te oud is, nemen we geen orders aan.',
    ],
    [
      'Wat gebeurt er als er koersen ontbreken of de server stilstaat?',
      'Koersen die we misten, vragen we een uur lang opnieuw aan hun bron. Een transactie ' +
        'waarvan ze er niet zijn is ongeldig, en het bedrag komt terug. Transacties ' +
        'die aflopen terwijl de server stilstaat, worden daarna afgewikkeld, volgens dezelfde ' +
        'regels.',
    ],
    [
      'Kan ik eerst oefenen?',
      'Ja. Wie zich registreert, krijgt een demo-account met virtueel geld. De koersen en de ' +
        'afwikkeling komen van hetzelfde programma en volgen dezelfde regels als bij een ' +
        'live-account.',
    ],
    [
      'Heb ik een plan nodig?',
      'Nee. Voor handelen met de hand niet. Een plan gaat alleen over geautomatiseerd handelen, ' +
        'en dat is er nog niet.',
    ],
    [
      'Kan ik mezelf limieten opleggen?',
      'Ja: voor stortingen, inleg en verlies per dag, week en maand, een herinnering aan hoe ' +
        'lang je al handelt, en pauzes die niemand eerder kan beëindigen, ook wij niet. Een ' +
        'strengere limiet geldt meteen; een ruimere pas na een dag bedenktijd.',
    ],
    [
      'Wat gebeurt er met mijn gegevens?',
      'Je kunt een kopie opvragen van wat we over je bewaren, waarin staat wat ontbreekt, en ' +
        'je account sluiten, allebei zonder het ons te vragen. In het privacybeleid staat wat ' +
        'we hoe lang bewaren, ' +
        'en waarom.',
    ],
  ],
  endTitle: 'Eerst zien, dan geloven',
  endText: 'Voor de demo heb je een naam en een e-mailadres nodig, en geen geld.',
  receiptTitle: 'Een afrekening',
  receiptNote: 'Een voorbeeld van de vorm, met verzonnen cijfers.',
  example: {
    picture:
      'Een koerslijn van de instap op 64.000,10, over vijf minuten, naar het slot op 63.991,30, ' +
      'boven de strike op 63.986,14.',
    instrument: 'BTC/USD',
    terms: 'Buy, 5 minuten, winst 75 % als je goed zit',
    headline: 'Gewonnen: $ 210,00 uitbetaald',
    entry: 'instap',
    exit: 'slot',
    strike: 'strike',
    facts: [
      ['Instapkoers', '64.000,10'],
      ['Strikefactor', '\u00d7 0,999782000000'],
      ['Strike, naar beneden afgerond', '63.986,14'],
      ['Slotkoers', '63.991,30'],
      ['$ 120,00 + 75 %', '$ 210,00'],
    ],
    checked: 'Nagerekend in je browser: 5 van 5 klopt',
  },
}
