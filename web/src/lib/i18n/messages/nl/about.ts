// In Dutch: who runs this, what we build and why.

import type { Messages } from '#contract/shared/messages.ts'
import type { about as english } from '../about.ts'

export const about: Messages<typeof english> = {
  title: 'Over ons',
  description:
    'Wat dit handelsplatform is, waarom het zo is gebouwd dat elke koers en uitkomst te ' +
    'controleren is, en wie het exploiteert.',
  lead:
    'We bouwen een plek voor korte transacties waarvan je elke koers en uitkomst kunt nagaan ' +
    'zonder ons te hoeven geloven.',
  story: {
    title: 'Waarom we dit bouwen',
    paragraphs: [
      'Handelen met een vaste looptijd heeft een slechte naam, en die is verdiend. Koersen die ' +
        'op het juiste moment bewogen, in het voordeel van het huis. Winst die nooit werd ' +
        'betaald. Kosten die pas opdoken als iemand zijn geld terug wilde. Kansen die op een ' +
        'eerlijke weddenschap leken en dat niet waren.',
      'Niets daarvan is nodig om zo’n platform te laten draaien. Een koers kan worden opgeslagen ' +
        'voordat hij wordt getoond. Een regel kan vóór de order vastliggen. Een marge kan worden ' +
        'genoemd. Bij een uitkomst kan alles zitten wat nodig is om haar na te rekenen. Dat zijn ' +
        'we dus gaan bouwen: een product dat niet om vertrouwen vraagt, omdat het te controleren ' +
        'is.',
      'Het blijft een product waarop de meeste mensen na verloop van tijd verliezen. Onze marge ' +
        'zit in elke koers, en daar wordt het werk van betaald. Dat vertellen we je liever ' +
        'vooraf dan dat je er zelf achter komt.',
    ],
  },
  pointsTitle: 'Vier dingen waaraan je ons kunt houden',
  points: [
    [
      'Voorwaarden vóór de klik',
      'Waar de strike zou liggen, winst, verlies, het deel van de transacties dat je zou moeten ' +
        'winnen en de marge: het staat allemaal op het scherm voordat je een order plaatst.',
    ],
    [
      'Koersen die niemand kan veranderen',
      'Elke koers die over een transactie kan beslissen, wordt met bron en tijd opgeslagen en ' +
        'ligt dan vast. Er is geen scherm en geen ' +
        'rol waarmee je een koers bewerkt, een winnaar kiest of een transactie opnieuw afwikkelt.',
    ],
    [
      'Een afrekening bij elke transactie',
      'De voorwaarden, de twee beslissende koersen en de minuut eromheen. Je browser rekent de ' +
        'uitkomst na, en jij kunt dat ook.',
    ],
    [
      'Niets bijbetalen om je geld op te nemen',
      'Je hoeft vooraf niets te betalen of te storten en geen plan te kiezen om op te nemen. ' +
        'Kosten gaan van het bedrag af en zie je vooraf.',
    ],
  ],
  valuesTitle: 'Wat we belangrijk vinden',
  values: [
    [
      'Duidelijkheid',
      'We zeggen in gewone woorden wat iets is, wat het kost en wat het met je kan doen. Een ' +
        'cijfer op deze pagina’s vertelt waar het vandaan komt, of het staat er niet.',
    ],
    [
      'Gelijke behandeling',
      'Demo en live volgen dezelfde regels, koersen en voorwaarden. Niemand krijgt andere kansen ' +
        'omdat hij heeft gewonnen of verloren, of vanwege de grootte van zijn account.',
    ],
    [
      'Terughoudendheid',
      'Een klok loopt alleen waar een tijd echt afloopt, en niets viert een winst. Je kunt ' +
        'limieten zetten op je ' +
        'eigen stortingen, inleg en verlies, een pauze nemen of je account sluiten, in net zo ' +
        'weinig stappen als het openen ervan kostte.',
    ],
  ],
  whoTitle: 'Wie dit exploiteert',
  whoLead:
    'De software kan door verschillende exploitanten worden gebruikt. Dit heeft de exploitant ' +
    'van deze site over zichzelf opgegeven.',
  whoMissing:
    'De exploitant van deze site heeft hier geen bedrijf opgegeven. Zolang dat zo is, kun je ' +
    'deze site als een demonstratie zien.',
  facts: {
    company: 'Bedrijf',
    number: 'Registratienummer',
    address: 'Adres',
    email: 'E-mail',
    phone: 'Telefoon',
  },
  contact: 'Schrijf ons',
  sandbox:
    'Deze site is een demonstratie: er is geen licentie ingesteld en er kan geen echt geld ' +
    'worden aangenomen. Je kunt alles uitproberen met speelgeld.',
}
