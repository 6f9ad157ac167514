// In Dutch: how a price is made, how a trade is settled, how to check a receipt, and how we know
// what we claim.

import type { Messages } from '#contract/shared/messages.ts'
import type { CheckName } from '#verify/outcome.ts'
import type {
  fairness as english,
  receiptByHand as englishHand,
  exampleReceipt as englishReceipt,
  savedReceipt as englishSaved,
} from '../fairness.ts'

const checks: Record<CheckName, string> = {
  entry: 'Instapkoers',
  strike: 'Strike',
  exit: 'Slotkoers',
  status: 'Gewonnen, verloren, gelijk of ongeldig',
  payout: 'Wat er is uitbetaald',
  sources: 'Mediaan van de bronnen',
}

export const fairness: Messages<typeof english> = {
  title: 'Eerlijkheid',
  description:
    'Hoe een koers tot stand komt, hoe een transactie wordt afgewikkeld, hoe je zelf een ' +
    'afrekening nagaat, en hoe vaak transacties met een bepaalde kans echt zijn gewonnen.',
  lead:
    'Je hoeft ons niet te geloven. Deze pagina zegt hoe een koers tot stand komt en hoe een ' +
    'transactie eindigt, laat zien hoe je zelf een afrekening narekent, en noemt van elke ' +
    'uitspraak die we doen hoe we die weten.',
  contents: 'Op deze pagina',
  price: {
    title: 'Hoe een koers tot stand komt',
    paragraphs: [
      'Elke optie noemt een winst: wat je wint als je goed zit, als deel van je inleg. Een ' +
        'kleine winst hoort makkelijk te halen te zijn en een grote moeilijk. Daarom passen we ' +
        'niet de winst aan de kans aan, maar verschuiven we de strike (de uitoefenprijs). Die ' +
        'ligt daar waar winnen zo waarschijnlijk is als bij de winst past, min één marge, zo ' +
        'dichtbij als de tick toelaat.',
      'Waar dat is, hangt af van hoe sterk de koers gewoonlijk beweegt. Dat meten we aan de ' +
        'laatste minuten en dagen van het instrument zelf, en altijd achteromkijkend. Uit ' +
        'hetzelfde verloop leren we hoe vaak een beweging van elke grootte in elke looptijd ' +
        'voorkomt. Echte koersen zijn vaker rustig dan de klokkromme uit het leerboek zegt, en ' +
        'ook vaker wild. Daarom tellen we wat er echt gebeurde.',
      'Beide richtingen behandelen we gelijk. De strike van een Buy en die van een Sell komen ' +
        'uit een en dezelfde kromme, wat de trend van de dag ook is. De strike wordt afgerond op ' +
        'de tick, de kleinste koersstap, en altijd in jouw voordeel.',
      'De marge is dezelfde voor elke optie, elke klant en beide accounts, demo en live. Je ' +
        'ziet hem vóór elke transactie. Waar geen eerlijke strike te leggen is, omdat er geen ' +
        'verloop is of de markt te rustig is, bieden we er geen aan.',
    ],
    drawing:
      'Een heuvel van mogelijke slotkoersen: kleine bewegingen komen vaak voor, grote zelden. ' +
      'Een lijn geeft de strike aan, en het deel van de heuvel daarachter is het deel van de ' +
      'transacties dat wint.',
    hill: 'hoe vaak de koers hier eindigt',
    strike: 'strike',
    now: 'koers nu',
    wins: 'een Buy wint',
    loses: 'een Buy verliest',
  },
  formula: {
    title: 'De formule, met een voorbeeld',
    tag: 'Voorbeeld',
    lead:
      'De cijfers zijn verzonnen, maar ze kloppen: een Buy die vijfenzeventig procent oplevert ' +
      'als je goed zit, over vijftien minuten.',
    steps: {
      chance: [
        'Kans',
        'Met welke kans op winst is gerekend: één min de marge m, gedeeld door één plus de winst ' +
          'r.',
      ],
      factor: [
        'Strikefactor',
        'Hoe ver de strike van de instapkoers ligt. v is de volatiliteit voor één seconde, T de ' +
          'looptijd in seconden, q de beweging die zo vaak niet wordt overtroffen als de kans ' +
          'zegt. ' +
          'Bij een Buy gaat q eraf, bij een Sell komt q erbij.',
      ],
      strike: [
        'Strike',
        'De instapkoers maal de factor, afgerond op de tick: omlaag voor een Buy, omhoog voor ' +
          'een Sell.',
      ],
      payout: ['Als je goed zit', 'De inleg plus de winst daarop, tot op de cent.'],
    },
  },
  settlement: {
    title: 'Hoe een transactie wordt afgewikkeld',
    paragraphs: [
      'Als je order is aangenomen, liggen de voorwaarden vast: inleg, winst, looptijd, marge en ' +
        'de afstand tot de strike. De instapkoers is dan nog niet bekend, niet bij jou en niet ' +
        'bij ons. Dat wordt de eerste koers van na de aanname en een kort, vast uitstel, voor ' +
        'iedereen hetzelfde, zodat niemand iets heeft aan een koers die hij eerder hoort dan ' +
        'wij. Hoe lang, staat bij het instrument, waar je handelt en op de afrekening. Is er ' +
        'binnen tien seconden daarna geen koers, dan is de transactie ongeldig en krijg je je ' +
        'inleg terug.',
      'Van wat een bron meldt, nemen we hooguit één koers per kwart seconde; een koers die moet ' +
        'wachten, krijgt de tijd waarop het volgende kwart begint. Een plotselinge sprong telt ' +
        'pas als een tweede melding hem bevestigt, en wat te laat komt, valt weg.',
      'De slotkoers is de laatste van vóór of precies bij de afloop, tot op de milliseconde, ' +
        'naar de tijd die de bron ervan geeft. Staat dat er voordat je handelt, dan beslist het ' +
        'gemiddelde van de laatste seconden een transactie van hoogstens twee minuten, tegen een ' +
        'strike die daarvoor is gemaakt. Een koers van na de afloop wordt nooit gebruikt, ' +
        'hoe laat de afwikkeling ook is. Koersen die we misten, vragen we opnieuw aan de ' +
        'bron, hooguit een uur lang, voordat een transactie ongeldig is.',
      'Een Buy wint als de slotkoers boven de strike ligt, een Sell als hij eronder ligt. Ligt ' +
        'hij precies op de strike, dan is het gelijkspel en komt de inleg terug. Is de slotkoers ' +
        'bij de afloop te oud (vijf seconden voor munten, tien voor al het andere), of kwam er na' +
        ' de instapkoers geen koers meer, dan is de transactie ongeldig en komt de inleg terug. ' +
        'Ontbrekende gegevens leiden nooit tot verlies.',
      'Transacties en uitkomsten worden alleen toegevoegd, en een opgeslagen koers verandert ' +
        'nooit. Geen scherm, aanroep of rol kan een koers bewerken, een winnaar kiezen of een ' +
        'transactie opnieuw afwikkelen. Zijn we je door een fout van ons iets schuldig, dan is ' +
        'dat een aparte betaling met een reden die je ziet, en nooit een andere uitkomst.',
    ],
    drawing:
      'Koersen als punten langs een tijdlijn. Het eerste punt na de order is de instapkoers, ' +
      'het laatste punt bij de afloop is de slotkoers, en een punt na de afloop telt niet mee.',
    order: 'order',
    entry: 'instap',
    exit: 'slot',
    expiry: 'afloop',
    late: 'te laat',
  },
  calibration: {
    title: 'Komt het uit?',
    paragraphs: [
      'Een koers die zegt "dit wint in zoveel van de honderd transacties" kun je toetsen. We ' +
        'hebben vastgelegde koersen van echte markten door precies dit programma laten lopen, ' +
        'elke minuut (bij losse transacties elke tien seconden) een order geplaatst, aan beide ' +
        'kanten van elke optie en bij elke looptijd, ' +
        'en geteld.',
      'In de tekeningen is elke punt één optie bij één looptijd. Horizontaal staat de kans ' +
        'waarmee is gerekend, verticaal het deel dat echt won. Een volmaakte punt ligt op de ' +
        'lijn.',
    ],
    none: 'De kalibratie kan nu niet worden getoond.',
    retry: 'Opnieuw proberen',
    loading: 'De kalibratie wordt geladen',
    summary: 'Elke opname, looptijden van één minuut tot een uur',
    file: 'Opname',
    note: 'Lengte',
    notes: {
      minutes: '{length} minuten',
      days: '{length} dagen',
      spot_too_old: '{percent} % van de orders geweigerd, de laatste koers was te oud',
      seldom_quoted: '{left_out} van {rows} rijen weggelaten, zelden een koers',
      too_little: 'te kort, of te rustig, om iets te prijzen',
    },
    worst: 'Grootste fout (punten)',
    mean: 'Gemiddelde fout (punten)',
    kept: (priced: string) => `Behouden marge, van ${priced} berekend`,
    inside: 'Binnen het toeval (95 %)',
    draws: 'Gelijk',
    plot: (file: string) => `${file}: gewonnen deel tegen berekende kans`,
    plotTitle: (file: string) => `Berekend en gezien: ${file}`,
    across: 'berekend',
    upward: 'gezien',
    table: (file: string) => `Gewonnen deel min berekende kans, in punten: ${file}`,
    duration: 'Looptijd',
    priced: 'berekend',
    openTable: 'Elke optie en looptijd',
    limits:
      'Wat dit niet kan laten zien: welke kant een koers op gaat, wat één dag brengt, en hoe ' +
      'het gaat in een maand die op geen eerdere lijkt. In maanden die sterk één kant op gaan, ' +
      'zitten Buy en Sell er ongeveer even ver naast, in tegengestelde richting. Een koers die ' +
      'geen van beide bevoordeelt, kan dat niet rechtzetten.',
    dash: '\u2013',
  },
  markouts: {
    title: 'Kent iemand koersen eerder dan wij?',
    paragraphs: [
      'Wie een markt eerder hoort dan wij, zou kopen vlak voordat onze koers stijgt. Daarom ' +
        'meten we waar koersen direct na de instap heen gingen, in de richting die de klant ' +
        'koos. Over veel transacties is dat niets, tenzij iemand sneller is. Daarvoor is er het ' +
        'vaste uitstel van de instap, voor iedereen hetzelfde.',
      'Er wordt naar iedereen samen gekeken, en het verandert niets voor een enkele klant.',
    ],
    few: 'Er zijn de laatste tijd te weinig live-transacties om iets te zeggen.',
    table: 'Bewegingen na de instap, in de richting van de klant',
    move: 'Beweging',
    after: { one: 'Na één seconde', five: 'Na vijf seconden' },
    below: (bound: string) => `minder dan ${bound} bp`,
    between: (from: string, to: string) => `${from} tot ${to} bp`,
    above: (bound: string) => `${bound} bp of meer`,
    mean: 'Gemiddeld',
    meanOf: (mean: string, within: string) => `${mean} bp; tot ± ${within} kan het toeval zijn`,
    bp: 'bp: basispunten, honderdsten van een procent.',
  },
  claims: {
    title: 'Wat we zeggen, en hoe we het weten',
    paragraphs: [
      'Elk cijfer en elke status op de openbare pagina’s is een geregistreerde uitspraak: ' +
        'gemeten aan de gegevens van deze installatie, door de exploitant ingesteld of verklaard ' +
        'in een genoemd document, een regel van het programma, of geteld op genoemde opnames. Wat' +
        ' hier geen bron heeft, of te weinig achter zich, wordt nergens getoond.',
      'Dit zijn alle uitspraken die nu kunnen worden getoond.',
    ],
    none: 'De lijst met uitspraken kan nu niet worden getoond.',
    names: {
      instruments: 'Instrumenten met een koers',
      tradable_instruments: 'Instrumenten waarin je kunt handelen',
      demo_days: 'Duur van het demo-account in dagen',
      demo_money: 'Speelgeld van een demo-account',
      top_payout: 'Grootste winst die wordt aangeboden, als deel van de inleg',
      margin_rate: 'Onze marge',
      loss_share: 'Deel van de live-accounts dat geld verloor',
      loss_median: 'Wat de helft van wie verloor, minstens verloor',
      payouts_made: 'Betaalde opnames in twaalf maanden',
      segregated_funds: 'Geld van klanten staat apart',
      founded: 'Opgericht',
      licensed: 'Licentie',
      signal_accuracy: 'Trefzekerheid van signalen',
      tournaments: 'Toernooien',
      bonuses: 'Bonussen',
      cashback: 'Cashback',
      promo_codes: 'Actiecodes',
      referrals: 'Beloningen voor aanbrengen',
      prices: 'Koersen',
      instrument_terms: 'Voorwaarden van elk instrument',
      strike_rates: 'Opties en hun winst',
      durations: 'Looptijden',
      margin: 'Marge van elke koers',
      plans: 'Plannen',
      calibration: 'De kalibratie hierboven',
      markouts: 'Koersen na de instap, hierboven',
      payouts: 'Betaalde opnames',
      signals: 'Signalen en hun staat van dienst',
      status: 'Toestand van deze installatie',
      contacts: 'Contactgegevens',
      operator: 'De exploitant',
    },
  },
}

export const exampleReceipt: Messages<typeof englishReceipt> = {
  title: 'Hoe je een afrekening nagaat',
  tag: 'Voorbeeld',
  card: 'Voorbeeld van een afrekening',
  facts: {
    pair: 'Paar',
    side: 'Richting en optie',
    amount: 'Bedrag',
    accepted: 'Aangenomen',
    expires: 'Loopt af',
    margin: 'Marge',
    volatility: 'Volatiliteit',
    quantile: 'Kwantiel',
    factor: 'Strikefactor',
    entry: 'Instapkoers',
    strike: 'Strike',
    exit: 'Slotkoers',
    status: 'Uitkomst',
    payout: 'Uitbetaald',
  },
  variants: {
    honest: 'Zoals hij is',
    exit: 'Andere slotkoers',
    factor: 'Andere strikefactor',
    payout: 'Minder uitbetaald',
  },
  variantsLabel: 'Wat de afrekening zegt',
  checks,
  agrees: 'Klopt',
  differs: 'Wijkt af',
  stated: (text: string) => `Volgens de afrekening ${text}`,
  computed: (text: string) => `nagerekend: ${text}`,
  none: 'geen',
  allAgree: 'Alles klopt.',
  someDiffer: 'Deze afrekening spreekt zichzelf tegen.',
}

export const receiptByHand: Messages<typeof englishHand> = {
  lead:
    'Bij elke transactie hoort een afrekening, en je kunt die downloaden. Hier staat er een ' +
    'met verzonnen cijfers. Loop hem na met een rekenmachine, of laat je browser het doen.',
  ticksTitle: 'Koersen die erop staan',
  tickNumber: 'Nummer',
  tickTime: 'Tijd (UTC)',
  tickPrice: 'Koers',
  browserTitle: 'In je browser',
  browserLead:
    'Dit voert dezelfde controle uit als bij een echte afrekening, hier, zonder onze server ' +
    'iets te vragen. Verander iets op de afrekening en ze klopt niet meer met zichzelf.',
  stepsTitle: 'Met de hand',
  steps: [
    'Zoek de instapkoers: van de koersen in de lijst de eerste die later is dan de aanname.',
    'Vermenigvuldig die met de strikefactor en rond af op de tick, omlaag voor een Buy en ' +
      'omhoog voor een Sell. Dat moet de strike zijn.',
    'Zoek de slotkoers: de laatste koers vóór of precies bij de afloop, of het gemiddelde als ' +
      'de afrekening er een heeft. Die mag niet te oud zijn.',
    'Vergelijk slotkoers en strike. Dat beslist of de transactie is gewonnen.',
    'Gewonnen: de inleg en de winst daarop. Gelijk of ongeldig: de inleg. Verloren: niets.',
  ],
  beyond:
    'Een afrekening bewijst dat een transactie volgens haar koersen is afgewikkeld. Of die ' +
    'koersen ook die van de markt zijn, is een andere vraag: bij elke koers staan de bron en ' +
    'het nummer, zodat je hem met de bron kunt vergelijken. Bij koersen uit een simulatie ' +
    'staat dat overal waar je ze ziet.',
}

export const savedReceipt: Messages<typeof englishSaved> = {
  title: 'Controleer een bewaarde afrekening',
  paragraphs: [
    'Elke afrekening kun je ondertekend bewaren. In het bestand staan de voorwaarden, de ' +
      'uitkomst en alle koersen van de minuten die beslissen, elk met het bewijs dat het in ons' +
      ' openbare logboek staat, dat iedereen mag kopiëren. We kunnen daar later niets aan ' +
      'veranderen zonder dat het bestand het zegt.',
    'Kies zo’n bestand, van jezelf of van een vreemde. Je browser controleert handtekeningen ' +
      'en bewijzen, en rekent de uitkomst na uit de gelogde koersen. Dezelfde controle is een ' +
      'programma dat je zelf draait, en een in Go waarvan de cryptografie niet van ons is.',
  ],
}
